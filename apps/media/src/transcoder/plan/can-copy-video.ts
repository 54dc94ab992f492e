import type { ProbeReport } from '../probe-report.js';
import { INDEXED_CONTAINERS } from './seek-margin.js';

/** Players wait for a whole group of pictures before they can begin or jump. */
const MAX_DISTANCE_MS = 4000;
const PLAYABLE_PROFILES = new Set(['Constrained Baseline', 'Baseline', 'Main', 'High']);
const MAX_LEVEL = 52;
const MAX_BITRATE_BPS = 20_000_000;

/** Whether browsers play the source's picture as it is: H.264 in short, closed groups. */
export function canCopyVideo({ container, video }: ProbeReport): boolean {
  if (video === null || video.keyframes === null) return false;
  const { keyframes, sampleAspect } = video;
  return (
    video.codec === 'h264' &&
    PLAYABLE_PROFILES.has(video.profile ?? '') &&
    video.pixelFormat === 'yuv420p' &&
    (video.level ?? MAX_LEVEL) <= MAX_LEVEL &&
    (video.bitrateBps ?? 0) <= MAX_BITRATE_BPS &&
    INDEXED_CONTAINERS.has(container) &&
    // The header of a stream has no place for these that every player obeys.
    video.rotation === 0 &&
    sampleAspect[0] === sampleAspect[1] &&
    !video.isInterlaced &&
    !video.color.isHdr &&
    keyframes.areClosed &&
    keyframes.maxDistanceMs <= MAX_DISTANCE_MS
  );
}
