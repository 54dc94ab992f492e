import { OUTPUT_PATH, words } from '@skydeck/ffmpeg-sandbox';
import type { ImageTask, Storyboard } from '../../image-task.js';
import { stillSteps } from '../encode/filter-graph.js';
import { FORGIVING, input, QUIET } from '../input-options.js';

const POSTER_LONG_PX = 1280;
const PREVIEW_LONG_PX = 320;
const PREVIEW_S = 3;
const PREVIEW_RATE = 10;
const JPEG_QUALITY = '4';

const BASE = ['ffmpeg', ...QUIET, '-y', ...FORGIVING, '-threads', '1'];

/** One picture of a moment. */
export function posterCommand(task: ImageTask, atMs: number): string[] {
  const { width, height } = fitting(task, POSTER_LONG_PX);
  const seek = atMs > 0 ? ['-ss', (atMs / 1000).toFixed(3)] : [];
  const filter = stillSteps(width, height, task.treatment, 'pc').join(',');
  return [
    ...BASE,
    ...input(seek),
    ...picked(task),
    ...words(`-vf ${filter} -frames:v 1`),
    ...words(`-c:v mjpeg -q:v ${JPEG_QUALITY}`),
    ...FLAT,
    `${OUTPUT_PATH}/poster.jpg`,
  ];
}

/** All tiles in one picture; only keyframes are decoded. */
export function storyboardCommand(task: ImageTask, layout: Omit<Storyboard, 'file'>): string[] {
  const { tileWidth, tileHeight, columns, rows, intervalMs, count } = layout;
  const seconds = intervalMs / 1000;
  const steps = [
    // Each tile is the last keyframe at or before its moment, so one of them may serve several.
    `fps=fps=1/${seconds}:start_time=0:round=up`,
    'tpad=stop=-1:stop_mode=clone',
    `trim=end_frame=${count}`,
    ...stillSteps(tileWidth, tileHeight, task.treatment, 'pc'),
    `tile=${columns}x${rows}`,
  ];
  return [
    ...BASE,
    ...input(['-skip_frame', 'nokey']),
    ...picked(task),
    ...words(`-vf ${steps.join(',')}`),
    ...words(`-frames:v 1 -c:v mjpeg -q:v ${JPEG_QUALITY}`),
    ...FLAT,
    `${OUTPUT_PATH}/storyboard.jpg`,
  ];
}

/** A few seconds out of the middle. */
export function previewCommand(task: ImageTask): string[] {
  const { width, height } = fitting(task, PREVIEW_LONG_PX);
  const fromS = Math.max(0, task.durationMs / 2000 - PREVIEW_S / 2);
  const seek = fromS > 0 ? ['-ss', fromS.toFixed(3)] : [];
  const steps = [`fps=${PREVIEW_RATE}`, ...stillSteps(width, height, task.treatment, 'tv')];
  return [
    ...BASE,
    ...input([...seek, '-t', String(PREVIEW_S)]),
    ...picked(task),
    ...words(`-vf ${steps.join(',')} -c:v libwebp -quality 60 -loop 0`),
    ...words('-compression_level 4'),
    ...FLAT,
    ...words(`-f webp ${OUTPUT_PATH}/preview.webp`),
  ];
}

/** Nothing of where it came from. */
const FLAT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];

function picked({ treatment }: ImageTask): string[] {
  return ['-map', treatment === null ? '0:v:0' : `0:${treatment.streamIndex}`];
}

function fitting({ width, height }: ImageTask, longPx: number): { width: number; height: number } {
  const scale = Math.min(1, longPx / Math.max(width, height));
  const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2));
  return { width: even(width), height: even(height) };
}
