import type { LiveFragment } from '../encoder/fragment-splitter.js';

/** A part that can be fetched. Its number counts from the beginning of the session. */
export interface LivePart {
  readonly number: number;
  readonly fragment: LiveFragment;
}

/** A segment that is being put together, or is whole. */
export interface LiveSegment {
  readonly number: number;
  /** Counts encoders of the session. */
  readonly epoch: number;
  /** How often the timeline broke before it. */
  readonly breaks: number;
  readonly initFile: string;
  readonly startsAt: Date;
  readonly startTicks: number;
  readonly parts: LivePart[];
  /** All of it, once it is whole. */
  bytes: Buffer | null;
}

/** Length of what a segment has so far. */
export function ticksOf({ parts }: LiveSegment): number {
  return parts.reduce((sum, { fragment }) => sum + fragment.durationTicks, 0);
}
