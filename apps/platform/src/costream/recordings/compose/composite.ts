import { availableParallelism } from 'node:os';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  EXTRA_PATH,
  OUTPUT_PATH,
  runTool,
  type SandboxKind,
  SOURCE_PATH,
  words,
} from '@skydeck/ffmpeg-sandbox';
import type { PlayableTrack } from './captured-track.js';
import { filterGraph } from './filter-graph.js';
import { type ComposedScene } from './scene-of.js';
import { PICTURE } from './tiles.js';

/** Files of a composite. */
export const COMPOSITE_FILES = {
  film: 'recording.mp4',
  list: 'index.m3u8',
  media: 'media.mp4',
} as const;
const FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';
const STALL_MS = 180_000;
const SEGMENT_S = 4;
const MEMORY_BYTES = 16 * 1024 ** 3;
const FILE_BYTES = 16 * 1024 ** 3;
const CPU_PER_SECOND = 20;
const MIN_CPU_S = 120;
const MOST_THREADS = 4;
const LONGEST_NAME = 60;
const QUIET = words('-nostdin -hide_banner -v error -y');

/** Where a composite is made. */
export interface Composing {
  readonly sandbox: SandboxKind;
  /** Folder of the tracks. */
  readonly tracks: string;
  /** Folder that tools of the sandbox may write to. */
  readonly output: string;
  /** Folder for what is needed on the way. */
  readonly scratch: string;
  readonly signal: AbortSignal;
  /** Told how far it is, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Encodes all that is seen and heard once, and cuts it for playing too. @throws TranscodeFailed */
export async function compose(
  tracks: readonly PlayableTrack[],
  scene: ComposedScene,
  to: Composing,
): Promise<void> {
  const graph = path.join(to.scratch, 'graph');
  await writeFile(graph, filterGraph({ ...(await withNames(scene, to)), font: FONT }), {
    mode: 0o644,
  });
  await encode(graph, tracks, scene.durationMs, to);
  await cutForPlaying(to);
}

/** What people call themselves goes into files, where nothing in it has a meaning. */
async function withNames(scene: ComposedScene, { sandbox, tracks }: Composing) {
  const folder = sandbox === 'outside' ? tracks : EXTRA_PATH;
  const videos = await Promise.all(
    scene.videos.map(async (video, at) => {
      const name = video.name
        .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
        .trim()
        .slice(0, LONGEST_NAME);
      if (name === '') return video;
      await writeFile(path.join(tracks, `${at}.txt`), name, { mode: 0o644 });
      return { ...video, nameFile: `${folder}/${at}.txt` };
    }),
  );
  return { ...scene, videos };
}

async function encode(
  graph: string,
  tracks: readonly PlayableTrack[],
  durationMs: number,
  { sandbox, tracks: folder, output, signal, onProgress }: Composing,
): Promise<void> {
  const cpuS = MIN_CPU_S + Math.ceil((durationMs / 1000) * CPU_PER_SECOND);
  const view = {
    file: graph,
    extra: folder,
    folder: output,
    cpuS,
    memoryBytes: MEMORY_BYTES,
    fileBytes: FILE_BYTES,
  };
  const onLine = (line: string, stream: string) => {
    const microseconds = /^out_time_us=(\d+)$/.exec(line)?.[1];
    if (stream === 'stdout' && microseconds) onProgress(Number(microseconds) / 1000 / durationMs);
  };
  const deadlineMs = cpuS * 1000;
  await runTool(sandbox, encoding(tracks, durationMs), {
    view,
    signal,
    deadlineMs,
    stallMs: STALL_MS,
    onLine,
  });
}

function encoding(tracks: readonly PlayableTrack[], durationMs: number): string[] {
  const threads = Math.min(MOST_THREADS, availableParallelism());
  const inputs = tracks.flatMap(({ playable, kind }) => [
    ...words('-protocol_whitelist file -threads 1'),
    // A picture that changes its size must not begin the whole graph anew.
    ...(kind === 'video' ? words('-reinit_filter 0') : []),
    ...words(`-max_error_rate 1 -i file:${EXTRA_PATH}/${playable}`),
  ]);
  const gop = PICTURE.rate * 2;
  return [
    'ffmpeg',
    ...QUIET,
    ...words('-progress pipe:1 -stats_period 1'),
    ...inputs,
    ...words(
      `-filter_complex_script file:${SOURCE_PATH} -map [v] -map [a] -t ${durationMs / 1000}`,
    ),
    ...words(`-c:v libx264 -preset veryfast -crf 24 -maxrate 3M -bufsize 6M -threads ${threads}`),
    ...words(`-g ${gop} -keyint_min ${gop} -sc_threshold 0 -pix_fmt yuv420p`),
    ...words('-c:a aac -b:a 128k -ar 48000 -movflags +faststart -f mp4'),
    `${OUTPUT_PATH}/${COMPOSITE_FILES.film}`,
  ];
}

/** The same pictures and sounds once more, as one file that players read piece by piece. */
async function cutForPlaying({ sandbox, output, signal }: Composing): Promise<void> {
  const { film, list, media } = COMPOSITE_FILES;
  const limits = { cpuS: MIN_CPU_S, memoryBytes: MEMORY_BYTES, fileBytes: FILE_BYTES };
  const tool = [
    'ffmpeg',
    ...QUIET,
    ...words(`-i file:${SOURCE_PATH} -c copy -f hls -hls_time ${SEGMENT_S} -hls_playlist_type vod`),
    ...words('-hls_segment_type fmp4 -hls_flags single_file+independent_segments'),
    '-hls_segment_filename',
    `${OUTPUT_PATH}/${media}`,
    `${OUTPUT_PATH}/${list}`,
  ];
  const view = { file: path.join(output, film), folder: output, ...limits };
  await runTool(sandbox, tool, { view, signal, deadlineMs: MIN_CPU_S * 1000 });
}
