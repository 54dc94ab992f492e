import { createCipheriv, type KeyObject } from 'node:crypto';
import { CHUNK_BYTES, nonceOf, TAG_BYTES } from './file-format.js';
import { type FileHeader, headerHash, writeHeader } from './file-header.js';

const CIPHER = 'aes-256-gcm';
const MOST_CHUNKS = 2 ** 32;

/** Seals a file as its bytes come in; at most one chunk of them is held back. */
export async function* sealFile(
  key: KeyObject,
  header: FileHeader,
  bytes: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const head = writeHeader(header);
  yield head;
  const sealer = new ChunkSealer(key, header.noncePrefix, headerHash(head));
  let held: Buffer[] = [];
  let size = 0;
  for await (const piece of bytes) {
    let rest = piece;
    // Only what comes behind a chunk tells that it is not the last.
    while (size + rest.length > CHUNK_BYTES) {
      const end = CHUNK_BYTES - size;
      if (end > 0) held.push(rest.subarray(0, end));
      yield* sealer.seal(held, false);
      [held, size] = [[], 0];
      rest = rest.subarray(end);
    }
    if (rest.length === 0) continue;
    held.push(rest);
    size += rest.length;
  }
  yield* sealer.seal(held, true);
}

/** Seals chunk after chunk, each with a nonce of its own. */
class ChunkSealer {
  #index = 0;

  constructor(
    private readonly key: KeyObject,
    private readonly prefix: Buffer,
    private readonly aad: Buffer,
  ) {}

  /** Pieces are sealed as they are: putting them together would copy every byte. */
  seal(pieces: readonly Buffer[], isLast: boolean): Buffer[] {
    if (this.#index === MOST_CHUNKS) throw new Error('The file has too many chunks.');
    const nonce = nonceOf(this.prefix, this.#index, isLast);
    this.#index += 1;
    const cipher = createCipheriv(CIPHER, this.key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(this.aad);
    const sealed = pieces.map((piece) => cipher.update(piece));
    cipher.final();
    sealed.push(cipher.getAuthTag());
    return sealed;
  }
}
