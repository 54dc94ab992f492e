import { masterPlaylist } from '../../../packager/index.js';
import type { LiveAddresses } from '../live-engine.js';
import type { LiveTrack } from './live-track.js';

/** Until there are measured segments, and for what is heavier later. */
const RESERVE = 1.25;
const PASSED_BPS = 6_000_000;
const SOUND_BPS = 140_000;

/** The master playlist; null before every rendition has a whole segment: players want one. */
export function liveMaster(tracks: readonly LiveTrack[], addresses: LiveAddresses): string | null {
  const isReady = tracks.every(({ segments }) => segments.some(({ bytes }) => bytes !== null));
  if (tracks.length === 0 || !isReady) return null;
  const common = ({ plan, init, inits }: LiveTrack) => ({
    uri: addresses.playlist(plan.name),
    codecs: (init ?? [...inits.values()].at(-1))?.codecs ?? '',
  });
  return masterPlaylist({
    video: tracks
      .filter(({ plan }) => plan.kind === 'video')
      .map((track) =>
        Object.assign(common(track), {
          ...bandwidthOf(track, track.plan.encoding?.maxBitrateBps ?? PASSED_BPS),
          width: track.plan.width ?? 0,
          height: track.plan.height ?? 0,
          framesPerSecond: track.plan.frameRate ?? 0,
        }),
      ),
    audio: tracks
      .filter(({ plan }) => plan.kind === 'audio')
      .map((track) =>
        Object.assign(common(track), {
          ...bandwidthOf(track, SOUND_BPS),
          label: 'Sound',
          language: null,
          channels: track.plan.channels ?? 2,
          isDefault: true,
        }),
      ),
    subtitles: [],
  });
}

function bandwidthOf({ peakBps }: LiveTrack, expectedBps: number) {
  const seenBps = Math.ceil(peakBps * RESERVE);
  const averageBps = seenBps === 0 ? expectedBps : Math.ceil(peakBps);
  return { peakBps: Math.max(seenBps, peakBps === 0 ? expectedBps : 0), averageBps };
}
