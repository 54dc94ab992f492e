import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { TranscodeFailed } from '@skydeck/ffmpeg-sandbox';
import { openWritten } from '../../../packager/boxes/fragmented-file.js';

/** Copies a picture that a tool wrote to its place. @throws TranscodeFailed when there is none */
export async function takeImage(written: string, file: string): Promise<string> {
  const handle = await openWritten(written).catch((error: unknown) => {
    throw new TranscodeFailed('incomplete', [], { cause: error });
  });
  try {
    const facts = await handle.stat();
    if (!facts.isFile() || facts.size === 0) throw new TranscodeFailed('incomplete');
    await pipeline(handle.createReadStream({ autoClose: false }), createWriteStream(file));
    return file;
  } finally {
    await handle.close();
  }
}
