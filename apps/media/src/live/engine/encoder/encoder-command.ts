import { words } from '@skydeck/ffmpeg-sandbox';
import { type LiveSource, PART_MS, SEGMENT_MS } from './live-source.js';
import type { LiveRenditionPlan } from './live-plan.js';

/** The first descriptor after the three that every program has. */
export const FIRST_PIPE = 3;

const FLAGS = '+empty_moov+default_base_moof+frag_discont+negative_cts_offsets+skip_trailer';
const BUFFER_S = 1;
/** One core does not encode larger pictures in time. */
const LARGE_HEIGHT = 700;
const SOUND = '-af aresample=async=1 -c:a aac -b:a 128k -ac 2 -ar 48000';

/** Counted from the first picture. */
const GRID = `expr:gte(t,n_forced*${SEGMENT_MS / 1000})`;

/** One FFmpeg that reads FLV and writes each rendition to a pipe of its own, in parts. */
export function encoderCommand(
  source: LiveSource,
  renditions: readonly LiveRenditionPlan[],
): string[] {
  return [
    ...words('ffmpeg -nostdin -v error -copyts -fpsprobesize 0'),
    ...words('-analyzeduration 1000000 -protocol_whitelist pipe -f flv -i pipe:0'),
    ...renditions.flatMap((rendition, place) => [
      ...made(source, rendition),
      ...written(FIRST_PIPE + place, rendition),
    ]),
  ];
}

function made(source: LiveSource, { kind, width, height, encoding }: LiveRenditionPlan): string[] {
  if (kind === 'audio') return words(`-map 0:a:0 ${SOUND}`);
  if (encoding === null) return words('-map 0:v:0 -c:v copy');
  const { quality, maxBitrateBps } = encoding;
  return [
    ...words(`-map 0:v:0 -vf scale=${width}:${height},setsar=1,format=yuv420p`),
    ...words(`-c:v libx264 -threads ${(height ?? 0) < LARGE_HEIGHT ? 1 : 2} -preset veryfast`),
    ...words('-tune zerolatency -profile:v high'),
    ...words(`-crf ${quality} -maxrate ${maxBitrateBps}`),
    ...words(`-bufsize ${Math.round(maxBitrateBps * BUFFER_S)}`),
    ...words('-fps_mode passthrough -g 100000 -sc_threshold 0 -flags:v +bitexact'),
    // With the publisher's, so that rungs can be changed; else on a grid of our own.
    '-force_key_frames',
    source.isPassable ? 'source' : GRID,
  ];
}

/** Parts end at keyframes too. */
function written(pipe: number, { kind }: LiveRenditionPlan): string[] {
  const flags = kind === 'video' ? `${FLAGS}+frag_keyframe` : FLAGS;
  return [
    ...words('-map_metadata -1 -fflags +bitexact -avoid_negative_ts disabled -use_editlist 0'),
    ...(kind === 'video' ? words('-video_track_timescale 90000') : []),
    ...words(`-frag_duration ${PART_MS * 1000} -flush_packets 1 -max_delay 0`),
    ...words(`-movflags ${flags} -f mp4 pipe:${pipe}`),
  ];
}
