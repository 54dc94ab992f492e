/** Bytes of a file that are sealed together. */
export const CHUNK_BYTES = 64 * 1024;
/** What sealing adds to a chunk. */
export const TAG_BYTES = 16;
/** A chunk as it is stored. */
export const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES;
/** Random bytes that the nonces of a file begin with. */
export const PREFIX_BYTES = 7;

const LAST = 1;

/** How many bytes a file has when it is sealed, its header not counted. */
export function sealedBytes(bytes: number): number {
  return bytes + chunksOf(bytes) * TAG_BYTES;
}

/** How many chunks a file has; an empty one has one, so that it cannot be made of any other. */
export const chunksOf = (bytes: number): number => Math.max(1, Math.ceil(bytes / CHUNK_BYTES));

/** The nonce of a chunk: prefix of the file, place of the chunk, and whether it is the last. */
export function nonceOf(prefix: Buffer, index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(PREFIX_BYTES + 5);
  prefix.copy(nonce);
  nonce.writeUInt32BE(index, PREFIX_BYTES);
  nonce[PREFIX_BYTES + 4] = isLast ? LAST : 0;
  return nonce;
}
