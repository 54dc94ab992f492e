import type { PictureSize } from '@skydeck/rtmp';

/** What is known of what a publisher sends when encoding begins. */
export interface LiveSource {
  /** Null without a picture. */
  readonly size: PictureSize | null;
  readonly framesPerSecond: number;
  readonly hasAudio: boolean;
  /** Whether its keyframes are where segments can begin. */
  readonly isPassable: boolean;
  /** Where its first frame is put on the timeline of the session. */
  readonly baseMs: number;
}

/** Segments of a picture last so long, unless the publisher's own keyframes are elsewhere. */
export const SEGMENT_MS = 2000;
/** A keyframe that comes so long after the last segment began begins another. */
export const MIN_SEGMENT_MS = 1400;
/** A publisher's picture is passed on when its keyframes are not further apart. */
export const MAX_PASSED_GAP_MS = 2050;
/** No segment is longer, rounded: the sum of both, and some frames. */
export const TARGET_S = 3;
export const PART_MS = 450;
export const PART_TARGET_S = 0.5;
