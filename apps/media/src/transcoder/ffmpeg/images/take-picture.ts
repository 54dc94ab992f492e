import { open } from 'node:fs/promises';
import path from 'node:path';
import {
  inWorkFolder,
  OUTPUT_PATH,
  type SandboxKind,
  SOURCE_PATH,
  ToolRunner,
  TranscodeFailed,
  words,
} from '@skydeck/ffmpeg-sandbox';
import { MediaRejected } from '../../media-rejected.js';
import type { TakenPicture } from '../../still-task.js';
import { QUIET } from '../input-options.js';
import { takeImage } from './take-image.js';

/** Most pixels of a picture that is uploaded. */
const MAX_PIXELS = 4_194_304;
const LIMITS = { cpuS: 20, memoryBytes: 1024 ** 3, fileBytes: 64 * 1024 ** 2 };
const DEADLINE_MS = 60_000;
const WRITTEN = 'picture.png';
const HEADER_BYTES = 26;

/** How the kinds of pictures that are taken begin; each is read by its own reader only. */
const READERS = [
  { starts: /^89504e470d0a1a0a/, reader: 'png_pipe' },
  { starts: /^ffd8ff/, reader: 'jpeg_pipe' },
  { starts: /^52494646.{8}57454250/, reader: 'webp_pipe' },
];

/** Reads a picture of a stranger, and writes it anew: what else was in its file is gone. */
export function takePicture(
  kind: SandboxKind,
  file: string,
  folder: string,
  signal: AbortSignal,
): Promise<TakenPicture> {
  return inWorkFolder(kind, folder, async (inside) => {
    const runner = new ToolRunner(kind, { file, folder: inside, ...LIMITS }, DEADLINE_MS);
    const command = ['ffmpeg', ...QUIET, '-y', '-threads', '1', '-protocol_whitelist', 'file'];
    command.push('-max_pixels', String(MAX_PIXELS), '-f', await readerOf(file));
    command.push('-i', `file:${SOURCE_PATH}`, '-map', '0:v:0', '-frames:v', '1');
    command.push(...words('-pix_fmt rgba -map_metadata -1 -c:v png -f image2'));
    await runner.run([...command, `${OUTPUT_PATH}/${WRITTEN}`], signal).catch(refuse);
    const made = await takeImage(path.join(inside, WRITTEN), path.join(folder, WRITTEN)).catch(
      refuse,
    );
    return { file: made, ...(await sizeOf(made)) };
  });
}

async function readerOf(file: string): Promise<string> {
  const start = (await beginning(file)).toString('hex');
  const found = READERS.find(({ starts }) => starts.test(start));
  if (!found) throw new MediaRejected('input_unrecognized', UNKNOWN);
  return found.reader;
}

/** Of a PNG that we wrote: the first chunk says it. @see https://www.w3.org/TR/png-3/#11IHDR */
async function sizeOf(file: string): Promise<{ width: number; height: number }> {
  const header = await beginning(file);
  return { width: header.readUInt32BE(16), height: header.readUInt32BE(20) };
}

async function beginning(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    await handle.read(header, 0, HEADER_BYTES, 0);
    return header;
  } finally {
    await handle.close();
  }
}

const UNKNOWN = 'The file is no PNG, JPEG or WebP picture of 4 megapixels at most.';

function refuse(error: unknown): never {
  if (!(error instanceof TranscodeFailed) || error.kind === 'aborted') throw error;
  throw new MediaRejected('input_unrecognized', UNKNOWN, { cause: error });
}
