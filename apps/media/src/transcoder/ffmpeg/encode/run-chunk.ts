import path from 'node:path';
import {
  TranscodeFailed,
  EXTRA_PATH,
  OUTPUT_PATH,
  type SandboxKind,
  ToolRunner,
  inWorkFolder,
} from '@skydeck/ffmpeg-sandbox';
import type { ChunkOutput, ChunkTask } from '../../chunk-task.js';
import { frameAt, keyframesOf, VIDEO_TIMESCALE } from '../../plan/frame-grid.js';
import type { OnProgress } from '../../transcoder.js';
import { FORGIVING, input, QUIET } from '../input-options.js';
import { captionStep } from './caption-step.js';
import { chunkView, STALL_MS, wallMs } from './encode-limits.js';
import { filterGraph } from './filter-graph.js';
import { encoderOptions } from './encoder-options.js';
import { onGrid } from './on-grid.js';
import { VIDEO_MUXER } from './output-options.js';
import { PROGRESS, progressOf } from './progress.js';
import { takeOutput } from './take-output.js';

/** How far back reading begins when the usual margin held no keyframe. */
const FAR_MS = 60_000;

/** Makes every rung of one chunk in one process. */
export function runChunk(
  kind: SandboxKind,
  task: ChunkTask,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<ChunkOutput> {
  return inWorkFolder(kind, task.folder, async (folder) => {
    const view = chunkView(task, folder);
    const runner = new ToolRunner(kind, view, wallMs(view), STALL_MS);
    const words = await captionStep(kind, folder, task.captions);
    for (const start of startsOf(task)) {
      const onLine = progressOf(task.startMs, task.endMs, onProgress);
      await runner.run(chunkCommand(task, start, words), signal, { onLine });
      const output = await outputOf(task, folder);
      if (isWhole(task, output)) return output;
    }
    throw new TranscodeFailed('incomplete');
  });
}

interface ReadingStart {
  readonly fromMs: number;
  readonly fillsStart: boolean;
}

/** Where reading begins: usually once; further back when a file's index is wrong. */
function startsOf({ startMs, treatment: { seekMarginMs } }: ChunkTask): ReadingStart[] {
  const before = (marginMs: number) => Math.max(0, startMs - marginMs);
  const tries = [...new Set([before(seekMarginMs), before(seekMarginMs + FAR_MS), 0])];
  return [...tries, 0].map((fromMs, at) => ({ fromMs, fillsStart: at === tries.length }));
}

function chunkCommand(
  task: ChunkTask,
  { fromMs, fillsStart }: ReadingStart,
  words?: string,
): string[] {
  const { startMs, endMs, treatment, renditions, preset, overlay } = task;
  const command = ['ffmpeg', ...QUIET, '-y', ...FORGIVING, ...PROGRESS, '-threads', '1'];
  // All from the keyframe on is read: the frame before the chunk may have to stand for its first.
  command.push('-copyts', '-start_at_zero', '-noaccurate_seek');
  // A new graph for pictures of another size would begin its grid anew; scalers take any size.
  const reinit = treatment.deinterlace || treatment.toneMap ? [] : ['-reinit_filter', '0'];
  command.push(...input([...reinit, '-ss', String(fromMs / 1000)]));
  if (overlay) command.push('-f', 'png_pipe', '-i', `file:${EXTRA_PATH}`);
  command.push('-filter_threads', '1', '-filter_complex_threads', '1');
  command.push(
    '-filter_complex',
    filterGraph({ startMs, endMs, treatment, renditions, fillsStart, overlay, captionStep: words }),
  );
  for (const [at, rendition] of renditions.entries()) {
    const rate = treatment.frameRate;
    command.push(
      '-map',
      `[out${at}]`,
      ...encoderOptions(rendition, { startMs, endMs, rate, preset }),
    );
    command.push(...VIDEO_MUXER, `${OUTPUT_PATH}/${at}.mp4`);
  }
  return command;
}

async function outputOf(task: ChunkTask, inside: string): Promise<ChunkOutput> {
  const { renditions, folder } = task;
  const starts = startsOfFragments(task);
  const files = [];
  for (const [at, { name }] of renditions.entries()) {
    const taken = await takeOutput(path.join(inside, `${at}.mp4`), name, folder).catch(emptyOnly);
    if (taken !== null) files.push(onGrid(taken, starts));
  }
  return { files };
}

function emptyOnly(error: unknown): null {
  if (error instanceof TranscodeFailed && error.kind === 'incomplete') return null;
  throw error;
}

/** Where a frame is on the timeline of outputs. */
function ticksOf(frame: number, { treatment: { frameRate } }: ChunkTask): number {
  return Math.round((frame * VIDEO_TIMESCALE * frameRate[1]) / frameRate[0]);
}

function startsOfFragments(task: ChunkTask): number[] {
  const rate = task.treatment.frameRate;
  const first = frameAt(task.startMs, rate);
  const frames = keyframesOf(task.startMs, task.endMs, rate);
  return frames.map((frame) => ticksOf(first + frame, task));
}

/** Ticks are rounded from frames. */
const isNear = (a: number, b: number) => Math.abs(a - b) <= 1;

/** Whether every rung has all fragments, and begins where the chunk does. */
function isWhole(task: ChunkTask, { files }: ChunkOutput): boolean {
  const starts = startsOfFragments(task);
  const end = ticksOf(frameAt(task.endMs, task.treatment.frameRate), task);
  return (
    files.length === task.renditions.length &&
    files.every(({ fragments, startTicks }) => {
      let at = startTicks;
      const arePlaced = fragments.every(({ durationTicks }, number) => {
        const isPlaced = isNear(at, starts[number] ?? Number.NaN);
        at += durationTicks;
        return isPlaced;
      });
      return fragments.length === starts.length && arePlaced && isNear(at, end);
    })
  );
}
