import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { TranscodeFailed } from '@skydeck/ffmpeg-sandbox';
import { BoxError } from '../../../packager/boxes/box.js';
import {
  type FragmentedFile,
  openWritten,
  readFragmented,
} from '../../../packager/boxes/fragmented-file.js';
import type { OutputFile } from '../../chunk-task.js';

/** Parts what a tool wrote into init segment and fragments, beside each other in a folder. */
export async function takeOutput(
  written: string,
  rendition: string,
  folder: string,
): Promise<OutputFile> {
  const handle = await openWritten(written).catch(incomplete);
  try {
    const found = await readFragmented(handle).catch(incomplete);
    if (found.fragments.length === 0) throw new TranscodeFailed('incomplete');
    const initFile = path.join(folder, `${rendition}.init.mp4`);
    const file = path.join(folder, `${rendition}.mp4`);
    await writeFile(initFile, found.initBytes);
    const start = found.initBytes.length;
    const end = start + found.fragmentBytes - 1;
    await pipeline(
      handle.createReadStream({ start, end, autoClose: false }),
      createWriteStream(file),
    );
    return describe(found, { rendition, initFile, file });
  } finally {
    await handle.close();
  }
}

function describe(
  { init, fragments, fragmentBytes }: FragmentedFile,
  names: Pick<OutputFile, 'rendition' | 'initFile' | 'file'>,
): OutputFile {
  return {
    ...names,
    bytes: fragmentBytes,
    startTicks: fragments[0]?.startTicks ?? 0,
    fragments: fragments.map(({ offsetBytes, sizeBytes, durationTicks, keyframeBytes }) => {
      return { offsetBytes, sizeBytes, durationTicks, keyframeBytes };
    }),
    codecs: init.codecs,
    timescale: init.timescale,
  };
}

function incomplete(error: unknown): never {
  const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
  if (!(error instanceof BoxError) && !(error instanceof RangeError) && !isMissing) throw error;
  throw new TranscodeFailed('incomplete', [], { cause: error });
}
