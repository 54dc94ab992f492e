import { createReadStream, createWriteStream } from 'node:fs';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  TranscodeFailed,
  EXTRA_PATH,
  OUTPUT_PATH,
  type SandboxKind,
  ToolRunner,
  inWorkFolder,
} from '@skydeck/ffmpeg-sandbox';
import type { ClipTask } from '../../file-task.js';
import type { OnProgress } from '../../transcoder.js';
import { FORGIVING, guards, input, QUIET } from '../input-options.js';
import { wallMs, wholeFileView } from './encode-limits.js';
import { runChunk } from './run-chunk.js';
import { takeFile, WHOLE_FILE } from './run-mux.js';

const WRITTEN = 'clip.mp4';
/** It is encoded once more for each size: what is lost here must not be seen there. */
const QUALITY = 15;
const MAX_BITRATE_BPS = 80_000_000;
const SOUND_BPS = '256k';

/** Cuts a part out of a source: pictures to the frame, sound to the sample. */
export async function runClip(
  kind: SandboxKind,
  task: ClipTask,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<string> {
  const picture = await pictureOf(kind, task, onProgress, signal);
  // Fragments begin where the clip did; a file of its own begins at 0.
  return packed(kind, task, picture, signal);
}

const even = (side: number) => Math.max(2, 2 * Math.floor(side / 2));
const seconds = (ms: number) => (ms / 1000).toFixed(3);

/** The picture alone, on the timeline of the source. */
async function pictureOf(
  kind: SandboxKind,
  { file, startMs, endMs, width, height, treatment, folder }: ClipTask,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<string | null> {
  if (treatment === null) return null;
  const rung = {
    name: 'picture',
    kind: 'video' as const,
    width: even(width),
    height: even(height),
    quality: QUALITY,
    maxBitrateBps: MAX_BITRATE_BPS,
  };
  const span = { startMs, endMs, treatment, renditions: [rung], preset: 'fast' as const };
  const { files } = await runChunk(kind, { file, folder, ...span }, onProgress, signal);
  const [made] = files;
  if (!made) throw new TranscodeFailed('incomplete');
  await pipeline(createReadStream(made.file), createWriteStream(made.initFile, { flags: 'a' }), {
    signal,
  });
  await chmod(made.initFile, 0o644);
  return made.initFile;
}

function packed(
  kind: SandboxKind,
  task: ClipTask,
  picture: string | null,
  signal: AbortSignal,
): Promise<string> {
  return inWorkFolder(kind, task.folder, async (folder) => {
    const view = wholeFileView({ file: task.file, durationMs: task.endMs }, folder);
    const runner = new ToolRunner(kind, { ...view, extra: picture ?? undefined }, wallMs(view));
    await runner.run(clipCommand(task, picture !== null), signal);
    return takeFile(path.join(folder, WRITTEN), path.join(task.folder, WRITTEN));
  });
}

function clipCommand({ startMs, endMs, sounds }: ClipTask, hasPicture: boolean): string[] {
  const command = ['ffmpeg', ...QUIET, '-y', ...FORGIVING, '-threads', '1'];
  command.push(...input(['-ss', seconds(startMs)]));
  if (hasPicture) command.push(...guards(), '-i', `file:${EXTRA_PATH}`);
  if (hasPicture) command.push('-map', '1:v:0', '-c:v', 'copy');
  for (const { streamIndex } of sounds) command.push('-map', `0:${streamIndex}`);
  if (sounds.length > 0) {
    // Silence where the source has none, so that sound and picture begin together.
    const filters = 'aresample=async=1:min_hard_comp=0.1:first_pts=0';
    command.push('-af', filters, '-c:a', 'aac', '-b:a', SOUND_BPS);
  }
  command.push(...WHOLE_FILE);
  for (const [at, { language, title }] of sounds.entries()) {
    if (language !== null) command.push(`-metadata:s:a:${at}`, `language=${language}`);
    if (title !== null) command.push(`-metadata:s:a:${at}`, `title=${title}`);
  }
  const end = ['-t', seconds(endMs - startMs), '-fflags', '+bitexact', '-f', 'mp4'];
  return [...command, ...end, `${OUTPUT_PATH}/${WRITTEN}`];
}
