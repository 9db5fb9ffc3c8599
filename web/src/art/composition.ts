/** The parts of a picture: a subject in a pose, a palette, a backdrop, and effects. */
import type { Tones } from "./draw";

/** The pose of a subject in its picture: shift, size, rotation in degrees, mirrored. */
export interface Pose {
  x?: number;
  y?: number;
  scale?: number;
  turn?: number;
  flip?: 1;
}

export interface Composition {
  subject: string;
  palette: string;
  backdrop: string;
  pose?: Pose;
  /** Further figures behind or beside the first, drawn before it. */
  others?: [string, Pose][];
  /** Effects drawn before and after the figures, by name. */
  behind?: string;
  front?: string;
  /** Tones that differ from the palette: f skin, r hair, ... */
  tones?: Tones;
  /** The subject is being summoned: drawn in light. */
  summoned?: boolean;
}

export const compose = (
  subject: string,
  palette: string,
  backdrop: string,
  more: Partial<Composition> = {},
): Composition => ({
  subject,
  palette,
  backdrop,
  ...more,
});

/** Colours of skin and hair, so that people differ. */
export const SKIN = { pale: "#f6d9c4", fair: "#edbb95", tan: "#cf9466", brown: "#9a6440", dark: "#6f452e" };
export const HAIR = {
  black: "#1d1a22",
  brown: "#5a3520",
  red: "#a83a1c",
  gold: "#e2b04a",
  white: "#eeeae0",
  grey: "#8d8f98",
  silver: "#cfdde2",
  blue: "#2f5f9a",
  rose: "#e06a8c",
  violet: "#5a3a8c",
  green: "#3f6b3a",
};
