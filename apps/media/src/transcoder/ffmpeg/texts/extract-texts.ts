import path from 'node:path';
import {
  TranscodeFailed,
  inWorkFolder,
  OUTPUT_PATH,
  type SandboxKind,
  ToolRunner,
  words,
} from '@skydeck/ffmpeg-sandbox';
import type { TextOutput, TextTask } from '../../text-task.js';
import { STALL_MS, wallMs, wholeFileView } from '../encode/encode-limits.js';
import { PROGRESS } from '../encode/progress.js';
import { takeImage } from '../images/take-image.js';
import { FORGIVING, input, QUIET } from '../input-options.js';

/** Most bytes of one text. */
const MAX_BYTES = 8 * 1024 ** 2;

/** Reads texts as WebVTT, all of them in one go where that works. */
export function extractTexts(
  kind: SandboxKind,
  task: TextTask,
  signal: AbortSignal,
): Promise<TextOutput> {
  return inWorkFolder(kind, task.folder, async (folder) => {
    const view = wholeFileView(task, folder, MAX_BYTES);
    const runner = new ToolRunner(kind, view, wallMs(view), STALL_MS);
    const read = async (indexes: readonly number[]) => {
      await runner.run(command(indexes), signal);
      return takeAll(indexes, folder, task.folder);
    };
    const { streamIndexes } = task;
    try {
      return { texts: await read(streamIndexes) };
    } catch (error) {
      if (!isOfFile(error)) throw error;
    }
    // One that cannot be read is no reason to go without the others.
    const texts = [];
    for (const index of streamIndexes) {
      const found = await read([index]).catch((error: unknown) => {
        if (isOfFile(error)) return [];
        throw error;
      });
      texts.push(...found);
    }
    return { texts };
  });
}

const isOfFile = (error: unknown): boolean =>
  error instanceof TranscodeFailed && ['crashed', 'killed', 'incomplete'].includes(error.kind);

const nameOf = (index: number) => `text-${index}.vtt`;

function command(indexes: readonly number[]): string[] {
  const outputs = indexes.flatMap((index) => [
    ...words(`-map 0:${index} -c:s webvtt -map_metadata -1 -fflags +bitexact`),
    ...words(`-f webvtt ${OUTPUT_PATH}/${nameOf(index)}`),
  ]);
  const before = ['-threads', '1', '-copyts', '-start_at_zero'];
  return ['ffmpeg', ...QUIET, '-y', ...FORGIVING, ...PROGRESS, ...before, ...input(), ...outputs];
}

/** Copies what was written to its place; nothing of a stream that has no words. */
async function takeAll(
  indexes: readonly number[],
  inside: string,
  folder: string,
): Promise<{ streamIndex: number; file: string }[]> {
  const texts = [];
  for (const streamIndex of indexes) {
    const name = nameOf(streamIndex);
    const file = await takeImage(path.join(inside, name), path.join(folder, name));
    texts.push({ streamIndex, file });
  }
  return texts;
}
