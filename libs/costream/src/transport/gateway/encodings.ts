import type { TrackSource } from '../../protocol/index.js';

/** Shorter sides of pictures, in pixels, from which they are sent in so many sizes. */
const THREE_SIZES = 540;
const TWO_SIZES = 270;
const SIZES = [
  { rid: 'l', scaleResolutionDownBy: 4 },
  { rid: 'm', scaleResolutionDownBy: 2 },
  { rid: 'h', scaleResolutionDownBy: 1 },
];
/** Most bits a second of a picture whose shorter side has at least so many pixels. */
const BITRATES = [
  [1000, 3_000_000],
  [700, 1_700_000],
  [340, 500_000],
  [170, 150_000],
  [0, 80_000],
] as const;

/**
 * How a source is sent. A camera goes out in up to three sizes, the smallest first: browsers that run
 * out of bandwidth or time leave off from the end. A screen goes out in one, sharp rather than smooth.
 * @param media what it sends at first; a camera that is off is taken to have 720 lines
 */
export function encodingsOf(
  source: TrackSource,
  media: MediaStreamTrack | null,
): RTCRtpEncodingParameters[] {
  switch (source) {
    case 'camera':
      return cameraEncodings(media?.getSettings() ?? {});
    case 'screen_share':
      return [{ maxBitrate: 3_000_000, maxFramerate: 30 }];
    case 'screen_share_audio':
      return [{ maxBitrate: 96_000 }];
    default:
      return [{ maxBitrate: 40_000, networkPriority: 'high' }];
  }
}

function cameraEncodings(settings: MediaTrackSettings): RTCRtpEncodingParameters[] {
  const side = Math.min(settings.width ?? 1280, settings.height ?? 720);
  if (side < TWO_SIZES) return [{ maxBitrate: bitrateOf(side) }];
  return SIZES.slice(side < THREE_SIZES ? 1 : 0).map(({ rid, scaleResolutionDownBy }) => ({
    rid,
    scaleResolutionDownBy,
    maxBitrate: bitrateOf(side / scaleResolutionDownBy),
  }));
}

const bitrateOf = (side: number): number => BITRATES.find(([from]) => side >= from)?.[1] ?? 80_000;
