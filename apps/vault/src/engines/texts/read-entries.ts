import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { Unreadable } from '../unreadable.js';

const MAX_ENTRIES = 10_000;
/** Of all parts together, unfolded: what a book of thousands of pages needs. */
const MAX_BYTES = 64 * 1024 ** 2;

/** The unfolded parts of an archive whose names match, in the order of their names. */
export async function readEntries(file: string, names: RegExp): Promise<Buffer[]> {
  const zip = await yauzl.openPromise(file, { autoClose: false }).catch(refuse);
  if (zip.entryCount > MAX_ENTRIES) throw new Unreadable('too_large');
  const found = new Map<string, Buffer>();
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      if (!names.test(entry.fileName)) continue;
      bytes += entry.uncompressedSize;
      if (bytes > MAX_BYTES) throw new Unreadable('too_large');
      // The reader fails when a part unfolds to more than its header promised.
      found.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    }
  } catch (error) {
    refuse(error);
  } finally {
    zip.close();
  }
  return [...found.entries()]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([, content]) => content);
}

function refuse(cause: unknown): never {
  throw cause instanceof Unreadable ? cause : new Unreadable('damaged', { cause });
}
