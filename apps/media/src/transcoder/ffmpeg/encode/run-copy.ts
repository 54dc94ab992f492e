import path from 'node:path';
import { OUTPUT_PATH, type SandboxKind, ToolRunner, inWorkFolder } from '@skydeck/ffmpeg-sandbox';
import type { ChunkOutput, CopyTask } from '../../chunk-task.js';
import type { OnProgress } from '../../transcoder.js';
import { input, QUIET } from '../input-options.js';
import { STALL_MS, wallMs, wholeFileView } from './encode-limits.js';
import { VIDEO_MUXER } from './output-options.js';
import { PROGRESS, progressOf } from './progress.js';
import { takeOutput } from './take-output.js';

const WRITTEN = 'source.mp4';
/** Name of the rendition that is the source's own picture. */
export const COPY_NAME = 'source';
/** A copy is as large as its source. */
const MAX_COPY_BYTES = 64 * 1024 ** 3;

/** Packs the picture as it is, a fragment for each of its own groups. */
export function runCopy(
  kind: SandboxKind,
  task: CopyTask,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<ChunkOutput> {
  return inWorkFolder(kind, task.folder, async (folder) => {
    const view = wholeFileView(task, folder, MAX_COPY_BYTES);
    const runner = new ToolRunner(kind, view, wallMs(view), STALL_MS);
    const command = ['ffmpeg', ...QUIET, '-y', ...PROGRESS, '-copyts', '-start_at_zero'];
    command.push(...input(), '-map', `0:${task.streamIndex}`, '-c', 'copy');
    command.push(...VIDEO_MUXER, `${OUTPUT_PATH}/${WRITTEN}`);
    await runner.run(command, signal, { onLine: progressOf(0, task.durationMs, onProgress) });
    return { files: [await takeOutput(path.join(folder, WRITTEN), COPY_NAME, task.folder)] };
  });
}
