import { chmod, rename } from 'node:fs/promises';
import path from 'node:path';
import {
  TranscodeFailed,
  EXTRA_PATH,
  OUTPUT_PATH,
  type SandboxKind,
  ToolRunner,
  words,
  inWorkFolder,
} from '@skydeck/ffmpeg-sandbox';
import { openWritten } from '../../../packager/boxes/fragmented-file.js';
import type { MuxTask } from '../../file-task.js';
import { guards, input, QUIET } from '../input-options.js';
import { wallMs, wholeFileView } from './encode-limits.js';

const WRITTEN = 'whole.mp4';
/** All of it is as large as what it is made of. */
const MAX_BYTES = 64 * 1024 ** 3;

/** What is known comes first in the file, and nothing about where it came from. */
export const WHOLE_FILE = words('-map_metadata -1 -map_chapters -1 -movflags +faststart');

/** Packs a picture and a sound into one file. */
export function runMux(kind: SandboxKind, task: MuxTask, signal: AbortSignal): Promise<string> {
  return inWorkFolder(kind, task.folder, async (folder) => {
    const { sound } = task;
    if (sound !== null) await chmod(sound, 0o644);
    const view = wholeFileView(task, folder, MAX_BYTES);
    const runner = new ToolRunner(kind, { ...view, extra: sound ?? undefined }, wallMs(view));
    await runner.run(muxCommand(task), signal);
    return takeFile(path.join(folder, WRITTEN), path.join(task.folder, WRITTEN));
  });
}

function muxCommand({ kind, sound, language }: MuxTask): string[] {
  const command = ['ffmpeg', ...QUIET, '-y', ...input()];
  if (sound !== null) command.push(...guards(), '-i', `file:${EXTRA_PATH}`);
  command.push('-map', kind === 'video' ? '0:v:0' : '0:a:0');
  if (sound !== null) command.push('-map', '1:a:0');
  command.push('-c', 'copy', ...WHOLE_FILE);
  if (language !== null) command.push('-metadata:s:a:0', `language=${language}`);
  // Players of sound alone know a name and a brand of their own.
  const format = kind === 'video' ? 'mp4' : 'ipod';
  return [...command, '-fflags', '+bitexact', '-f', format, `${OUTPUT_PATH}/${WRITTEN}`];
}

/** Moves a file that a tool wrote to its place. @throws TranscodeFailed when there is none */
export async function takeFile(written: string, file: string): Promise<string> {
  const handle = await openWritten(written).catch((error: unknown) => {
    throw new TranscodeFailed('incomplete', [], { cause: error });
  });
  try {
    const facts = await handle.stat();
    if (!facts.isFile() || facts.size === 0) throw new TranscodeFailed('incomplete');
  } finally {
    await handle.close();
  }
  await rename(written, file);
  return file;
}
