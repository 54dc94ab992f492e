import { MIN_SEGMENT_MS, SEGMENT_MS } from '../encoder/live-source.js';
import type { LiveFragment } from '../encoder/fragment-splitter.js';

/** Where segments begin. Asked for each fragment once, in order. */
export interface CutRule {
  /** Whether a segment begins with it. */
  cutsBefore(fragment: LiveFragment): boolean;
}

const HALF_A_PART_MS = 240;

/** A picture's segments begin with its keyframes. */
export class KeyframeCuts implements CutRule {
  #startTicks = 0;

  constructor(private readonly timescale: number) {}

  cutsBefore({ startTicks, startsWithKeyframe }: LiveFragment): boolean {
    const elapsedMs = ((startTicks - this.#startTicks) * 1000) / this.timescale;
    const isDue = startsWithKeyframe && elapsedMs >= MIN_SEGMENT_MS;
    if (isDue) this.#startTicks = startTicks;
    return isDue;
  }

  begin(startTicks: number): void {
    this.#startTicks = startTicks;
  }
}

/** Sound has no keyframes: its segments begin about where the picture's do. */
export class GridCuts implements CutRule {
  #nextMs: number;

  constructor(
    private readonly timescale: number,
    baseMs: number,
  ) {
    this.#nextMs = baseMs + SEGMENT_MS;
  }

  cutsBefore({ startTicks }: LiveFragment): boolean {
    const atMs = (startTicks * 1000) / this.timescale + HALF_A_PART_MS;
    if (atMs < this.#nextMs) return false;
    while (this.#nextMs <= atMs) this.#nextMs += SEGMENT_MS;
    return true;
  }
}
