// A few quiet sounds, made on the spot. Off until somebody wants them.
import { settings } from "../settings";

const TUNES: Record<string, [frequency: number, start: number, length: number][]> = {
  card: [[320, 0, 0.05]],
  coin: [
    [880, 0, 0.06],
    [1320, 0.05, 0.1],
  ],
  hit: [
    [160, 0, 0.12],
    [90, 0.04, 0.16],
  ],
  turn: [
    [523, 0, 0.12],
    [784, 0.1, 0.2],
  ],
  end: [
    [523, 0, 0.2],
    [659, 0.15, 0.2],
    [784, 0.3, 0.4],
  ],
};

let context: AudioContext | null = null;

export function sound(tune: string): void {
  if (!settings.get().sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, start, length] of TUNES[tune] ?? []) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.08, now + start);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}
