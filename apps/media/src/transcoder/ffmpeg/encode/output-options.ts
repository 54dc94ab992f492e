import { keyframesOf, VIDEO_TIMESCALE } from '../../plan/frame-grid.js';
import type { Fraction } from '../../probe-report.js';
import type { VideoRendition } from '../../transcode-plan.js';
import type { Preset } from '../../transcode-settings.js';
import { words } from '../words.js';

/** Fragmented MP4 with the source's own timeline and nothing about where it came from. */
const MUXED = [
  ...words('-map_metadata -1 -map_chapters -1 -fflags +bitexact'),
  ...words('-avoid_negative_ts disabled -use_editlist 0'),
];
const FLAGS = '+empty_moov+default_base_moof+frag_discont+negative_cts_offsets+skip_trailer';

/** Writes pictures, a fragment for each keyframe. */
export const VIDEO_MUXER = [
  ...MUXED,
  ...words(`-video_track_timescale ${VIDEO_TIMESCALE}`),
  ...words(`-movflags ${FLAGS}+frag_keyframe -f mp4`),
];

/** Writes sound, a fragment for each two seconds. */
export const AUDIO_MUXER = [
  ...MUXED,
  ...words('-frag_duration 2000000'),
  ...words(`-movflags ${FLAGS} -f mp4`),
];

const PRESETS = { fast: 'veryfast', quality: 'medium' } as const;
/** The encoder's buffer, in seconds of its ceiling. */
const BUFFER_S = 1.5;

/** How x264 makes a rung of a chunk: keyframes where fragments begin, and nowhere else. */
export function x264Options(
  { quality, maxBitrateBps }: VideoRendition,
  {
    startMs,
    endMs,
    rate,
    preset,
  }: { startMs: number; endMs: number; rate: Fraction; preset: Preset },
): string[] {
  const keyframes = keyframesOf(startMs, endMs, rate).map((frame) => `eq(n,${frame})`);
  return [
    ...words(`-c:v libx264 -threads 1 -preset ${PRESETS[preset]}`),
    ...words('-profile:v high -pix_fmt yuv420p -fps_mode passthrough'),
    ...words(`-crf ${quality} -maxrate ${maxBitrateBps}`),
    ...words(`-bufsize ${Math.round(maxBitrateBps * BUFFER_S)}`),
    ...words('-bf 2 -sc_threshold 0 -g 100000'),
    ...words(`-force_key_frames expr:${keyframes.join('+')}`),
    ...words('-color_primaries bt709 -color_trc bt709 -colorspace bt709'),
    ...words('-color_range tv -flags:v +bitexact'),
  ];
}
