// A few quiet sounds, synthesised from tones and noise. Off by default.
import { settings } from "../settings";

/** A sound: its start and duration in seconds, and its volume. */
interface Ring {
  at: number;
  long: number;
  loud: number;
  /** The time until it is loudest. */
  swell?: number;
}

/** A tone that glides from one frequency to another (hertz). */
interface Tone extends Ring {
  from: number;
  to: number;
}

/** Noise around a gliding frequency: paper, a die on wood. */
interface Rustle extends Tone {
  narrow: number;
}

interface Tune {
  tones?: Tone[];
  rustles?: Rustle[];
}

/** A bell: a tone and two overtones, which fade sooner. */
function bell(pitch: number, at: number, long: number, loud: number): Tone[] {
  return [
    { from: pitch, to: pitch, at, long, loud },
    { from: pitch * 2, to: pitch * 2, at, long: long * 0.6, loud: loud * 0.35 },
    { from: pitch * 3.01, to: pitch * 3.01, at, long: long * 0.35, loud: loud * 0.15 },
  ];
}

function click(at: number, pitch: number, loud: number): Rustle {
  return { from: pitch, to: pitch * 0.7, narrow: 4, at, long: 0.05, loud };
}

export const TUNES: Record<string, Tune> = {
  card: { rustles: [{ from: 1500, to: 3600, narrow: 0.8, at: 0, long: 0.16, loud: 0.4, swell: 0.04 }] },
  coin: { tones: [...bell(988, 0, 0.22, 0.12), ...bell(1319, 0.07, 0.4, 0.14)] },
  dice: {
    rustles: [
      click(0, 2100, 0.9),
      click(0.06, 2700, 0.6),
      click(0.11, 1900, 0.8),
      click(0.19, 2400, 0.5),
      click(0.3, 2000, 0.4),
    ],
  },
  hit: {
    tones: [{ from: 170, to: 48, at: 0, long: 0.28, loud: 0.3 }],
    rustles: [{ from: 700, to: 200, narrow: 0.7, at: 0, long: 0.12, loud: 0.35 }],
  },
  turn: { tones: [...bell(523, 0, 0.3, 0.13), ...bell(784, 0.13, 0.5, 0.15)] },
  end: {
    tones: [
      ...bell(523, 0, 0.35, 0.12),
      ...bell(659, 0.14, 0.35, 0.12),
      ...bell(784, 0.28, 0.4, 0.12),
      ...bell(1047, 0.42, 0.55, 0.15),
    ],
  },
};

const SWELL = 0.006; // seconds: starting at full volume, a sound would click
const SILENCE = 0.0001;

/** The volume envelope of a sound. */
function fading(context: BaseAudioContext, { long, loud, swell = SWELL }: Ring, start: number): GainNode {
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + swell);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + long);
  volume.connect(context.destination);
  return volume;
}

/** One second of noise, always the same. */
function noise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index++) {
    state = (state * 48271) % 2147483647;
    samples[index] = state / 1073741824 - 1;
  }
  return buffer;
}

/** Play a tune now. */
export function play(context: BaseAudioContext, tune: Tune): void {
  const now = context.currentTime;
  for (const tone of tune.tones ?? []) {
    const start = now + tone.at;
    const voice = context.createOscillator();
    voice.frequency.setValueAtTime(tone.from, start);
    voice.frequency.exponentialRampToValueAtTime(tone.to, start + tone.long);
    voice.connect(fading(context, tone, start));
    voice.start(start);
    voice.stop(start + tone.long);
  }
  for (const rustle of tune.rustles ?? []) {
    const start = now + rustle.at;
    const source = context.createBufferSource();
    source.buffer = noise(context);
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = rustle.narrow;
    band.frequency.setValueAtTime(rustle.from, start);
    band.frequency.exponentialRampToValueAtTime(rustle.to, start + rustle.long);
    source.connect(band).connect(fading(context, rustle, start));
    source.start(start, 0, rustle.long);
  }
}

let context: AudioContext | null = null;

export function sound(name: "card" | "coin" | "dice" | "hit" | "turn" | "end"): void {
  if (!settings.get().sound) return;
  context ??= new AudioContext();
  const tune = TUNES[name];
  if (context.state === "suspended") context.resume(); // a page is silent until somebody has touched it
  if (tune) play(context, tune);
}
