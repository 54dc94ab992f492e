import { createDecipheriv, type KeyObject } from 'node:crypto';
import { CHUNK_BYTES, chunksOf, nonceOf, SEALED_CHUNK_BYTES, TAG_BYTES } from './file-format.js';
import { DamagedFile } from './file-header.js';

const CIPHER = 'aes-256-gcm';

/** What a sealed file is opened with. */
export interface SealedFile {
  readonly key: KeyObject;
  readonly noncePrefix: Buffer;
  /** Hash of the header. */
  readonly aad: Buffer;
  /** Bytes of the file, unsealed. */
  readonly bytes: number;
}

/** Where the chunks that hold a range lie behind the header: first byte, and the byte behind. */
export function chunksAround(bytes: number, start: number, end: number) {
  const first = Math.floor(start / CHUNK_BYTES);
  const last = Math.min(Math.floor(Math.max(end - 1, start) / CHUNK_BYTES), chunksOf(bytes) - 1);
  const stop = last === chunksOf(bytes) - 1 ? bytes + chunksOf(bytes) * TAG_BYTES : undefined;
  return {
    first,
    last,
    from: first * SEALED_CHUNK_BYTES,
    to: stop ?? (last + 1) * SEALED_CHUNK_BYTES,
  };
}

/**
 * Opens the chunks from `first` on as they come in. Not one byte is given out before its chunk is
 * known to be what was written, at this place of this file.
 * @throws DamagedFile
 */
export async function* openChunks(
  file: SealedFile,
  first: number,
  last: number,
  sealed: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const total = chunksOf(file.bytes);
  let index = first;
  let pieces: Buffer[] = [];
  let size = 0;
  const wanted = () =>
    index === total - 1 ? file.bytes - (total - 1) * CHUNK_BYTES + TAG_BYTES : SEALED_CHUNK_BYTES;
  for await (const piece of sealed) {
    let rest = piece;
    while (index <= last && size + rest.length >= wanted()) {
      const end = wanted() - size;
      pieces.push(rest.subarray(0, end));
      yield openChunk(file, index, index === total - 1, pieces);
      [pieces, size] = [[], 0];
      index += 1;
      rest = rest.subarray(end);
    }
    if (rest.length === 0) continue;
    if (index > last) throw new DamagedFile('A file has more bytes than were written.');
    pieces.push(rest);
    size += rest.length;
  }
  if (index <= last) throw new DamagedFile('A file has lost some of its bytes.');
}

function openChunk(file: SealedFile, index: number, isLast: boolean, pieces: Buffer[]): Buffer {
  const chunk = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
  const nonce = nonceOf(file.noncePrefix, index, isLast);
  const decipher = createDecipheriv(CIPHER, file.key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(file.aad).setAuthTag(chunk.subarray(-TAG_BYTES));
  const plain = decipher.update(chunk.subarray(0, -TAG_BYTES));
  try {
    decipher.final();
  } catch (cause) {
    throw new DamagedFile('A chunk of a file is not what was written.', { cause });
  }
  return plain;
}
