import type { LiveFile } from '../live-engine.js';
import { TARGET_S } from '../encoder/live-source.js';
import type { LiveTrack } from './live-track.js';

/** Bytes of a file that a playlist of a track names; waits for the part that is announced. */
export async function trackFile(
  track: LiveTrack,
  file: string,
  signal?: AbortSignal,
): Promise<LiveFile | null> {
  const bytes = await bytesOf(track, file, signal);
  return bytes && { bytes, contentType: track.plan.kind === 'video' ? 'video/mp4' : 'audio/mp4' };
}

async function bytesOf(
  track: LiveTrack,
  file: string,
  signal?: AbortSignal,
): Promise<Buffer | null> {
  const init = track.inits.get(file);
  if (init) return init.bytes;
  const [, kind, digits] = /^([sp])(\d{1,8})\.m4s$/.exec(file) ?? [];
  const number = Number(digits);
  if (kind === 's') {
    return track.segments.find((segment) => segment.number === number)?.bytes ?? null;
  }
  if (kind !== 'p' || number > track.nextPart) return null;
  const isThere = () => track.nextPart > number || track.isEnded;
  await track.changes.until(isThere, TARGET_S * 1000, signal);
  const parts = track.segments.flatMap((segment) => segment.parts);
  return parts.find((part) => part.number === number)?.fragment.bytes ?? null;
}
