import path from 'node:path';
import {
  inWorkFolder,
  OUTPUT_PATH,
  type SandboxKind,
  SOURCE_PATH,
  ToolRunner,
  words,
} from '@skydeck/ffmpeg-sandbox';
import type { AnimationTask, StillFormat, StillTask } from '../../still-task.js';
import { stillSteps } from '../encode/filter-graph.js';
import { FORGIVING, input, QUIET } from '../input-options.js';
import { takeImage } from './take-image.js';

/** A few seconds of a film are decoded at most. */
const LIMITS = { cpuS: 60, memoryBytes: 2 * 1024 ** 3, fileBytes: 64 * 1024 ** 2 };
const DEADLINE_MS = 60_000;
const RATE = 10;

const BASE = ['ffmpeg', ...QUIET, '-y', ...FORGIVING, '-threads', '1'];
/** Nothing of where it came from. */
const FLAT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];

const ENCODERS: Readonly<Record<StillFormat, string>> = {
  jpg: '-c:v mjpeg -q:v 3 -f image2',
  png: '-c:v png -f image2',
  webp: '-c:v libwebp -quality 82 -f webp',
};

/** Makes one picture of a moment. */
export function makeStill(kind: SandboxKind, task: StillTask, signal: AbortSignal) {
  const { format, atMs, isPicture = false } = task;
  const name = `still.${format}`;
  const seek = atMs > 0 ? ['-ss', (atMs / 1000).toFixed(4)] : [];
  const read = isPicture ? ['-f', 'png_pipe', '-i', `file:${SOURCE_PATH}`] : input(seek);
  return run(kind, task, signal, name, [
    ...BASE,
    ...read,
    ...words(`-map 0:v:0 -vf ${stepsOf(task).join(',')} -frames:v 1`),
    ...FLAT,
    ...words(`${ENCODERS[format]} ${OUTPUT_PATH}/${name}`),
  ]);
}

/** To its size first, then into its box, then into the colours of its format. */
function stepsOf({ width, height, box, format, isPicture }: StillTask): string[] {
  const range = format === 'jpg' ? 'pc' : 'tv';
  const steps = isPicture
    ? [`scale=${width}:${height}:flags=bicubic:out_range=pc`, 'format=yuvj420p']
    : stillSteps(width, height, null, range);
  if (box.width > width || box.height > height) {
    steps.push(`pad=${box.width}:${box.height}:-1:-1`);
  } else if (box.width < width || box.height < height) {
    steps.push(`crop=${box.width}:${box.height}`);
  }
  if (format === 'png') steps.push('scale=in_color_matrix=bt601:in_range=tv', 'format=rgb24');
  return steps;
}

/** Makes some seconds that move. */
export function makeAnimation(kind: SandboxKind, task: AnimationTask, signal: AbortSignal) {
  const { width, height, fromMs, durationMs } = task;
  const steps = [`fps=${RATE}`, ...stillSteps(width, height, null, 'tv')];
  const name = 'animation.webp';
  return run(kind, task, signal, name, [
    ...BASE,
    ...input(['-ss', (fromMs / 1000).toFixed(4), '-t', (durationMs / 1000).toFixed(3)]),
    ...words(`-map 0:v:0 -vf ${steps.join(',')} -c:v libwebp -quality 60 -loop 0`),
    ...words('-compression_level 4'),
    ...FLAT,
    ...words(`-f webp ${OUTPUT_PATH}/${name}`),
  ]);
}

function run(
  kind: SandboxKind,
  { file, folder }: StillTask | AnimationTask,
  signal: AbortSignal,
  name: string,
  command: readonly string[],
): Promise<string> {
  return inWorkFolder(kind, folder, async (inside) => {
    await new ToolRunner(kind, { file, folder: inside, ...LIMITS }, DEADLINE_MS).run(
      command,
      signal,
    );
    return takeImage(path.join(inside, name), path.join(folder, name));
  });
}
