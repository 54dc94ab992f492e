import type { ProbeReport } from '../probe-report.js';

/** Containers with an index of keyframes: seeking in them lands on one. */
export const INDEXED_CONTAINERS: ReadonlySet<string> = new Set(['mp4', 'matroska', 'avi', 'mxf']);

/** Timestamps of storage and of display differ by less. */
const REORDERING_MS = 2000;
/** For files that were not looked through: more than any encoder's default distance. */
const ASSUMED_DISTANCE_MS = 28_000;

/** How long before a moment reading must begin to have a keyframe in between. */
export function seekMarginMs({ container, video }: ProbeReport): number {
  if (INDEXED_CONTAINERS.has(container)) return REORDERING_MS;
  if (video === null) return REORDERING_MS;
  return REORDERING_MS + (video.keyframes?.maxDistanceMs ?? ASSUMED_DISTANCE_MS);
}
