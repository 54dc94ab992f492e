import { words } from '@skydeck/ffmpeg-sandbox';
import { VIDEO_TIMESCALE } from '../../plan/frame-grid.js';

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
