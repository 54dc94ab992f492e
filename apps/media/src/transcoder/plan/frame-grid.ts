import type { Fraction } from '../probe-report.js';

/** Length of a fragment; every one begins with a keyframe. */
export const FRAGMENT_MS = 2000;
/** What is left at the end belongs to the fragment before it when it is shorter. */
const MIN_FRAGMENT_MS = 400;
/** Ticks of a second on the timeline of a picture. */
export const VIDEO_TIMESCALE = 90_000;

/** A frame that comes this much before a moment belongs to it. Below half a frame at any rate. */
const TOLERANCE_MS = 1;

/** Number of the first frame at or after a moment, on the constant grid that begins at 0. */
export function frameAt(ms: number, [numerator, denominator]: Fraction): number {
  return Math.max(0, Math.ceil(((ms - TOLERANCE_MS) * numerator) / (denominator * 1000)));
}

/** Numbers, from the chunk's first frame on, of the frames that begin a fragment. */
export function keyframesOf(startMs: number, endMs: number, rate: Fraction): number[] {
  const first = frameAt(startMs, rate);
  const end = frameAt(endMs, rate);
  const frames: number[] = [];
  for (let ms = startMs; ms < endMs; ms += FRAGMENT_MS) {
    const frame = frameAt(ms, rate);
    const isRemnant = ms > startMs && endMs - ms < MIN_FRAGMENT_MS;
    if (frame < end && !isRemnant) frames.push(frame - first);
  }
  return frames;
}
