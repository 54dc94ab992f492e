import { hash, randomBytes } from 'node:crypto';
import { CHUNK_BYTES, PREFIX_BYTES } from './file-format.js';

const MAGIC = Buffer.from('SKYV');
const VERSION = 1;
const KEY_ID_BYTES = 32;
/** Nonce, key and tag as `SecretBox` makes them. */
const WRAPPED_BYTES = 12 + 32 + 16;
const [CHUNK_AT, PREFIX_AT] = [5, 9];
const KEY_ID_AT = PREFIX_AT + PREFIX_BYTES;
const WRAPPED_AT = KEY_ID_AT + KEY_ID_BYTES;

/** Bytes that every sealed file begins with. */
export const HEADER_BYTES = WRAPPED_AT + WRAPPED_BYTES;

/** What a sealed file says of itself; all of it is bound to each of its chunks. */
export interface FileHeader {
  /** Key of the space that the key of the file is wrapped with. */
  readonly keyId: string;
  readonly wrappedKey: Buffer;
  readonly noncePrefix: Buffer;
}

/** Something stored that is not what was written. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/** A header for a new file. */
export function newHeader(keyId: string, wrappedKey: Buffer): FileHeader {
  return { keyId, wrappedKey, noncePrefix: randomBytes(PREFIX_BYTES) };
}

/** Magic, version, bytes of a chunk, prefix of nonces, key id, wrapped key. */
export function writeHeader({ keyId, wrappedKey, noncePrefix }: FileHeader): Buffer {
  if (Buffer.byteLength(keyId) > KEY_ID_BYTES || wrappedKey.length !== WRAPPED_BYTES) {
    throw new Error('The key does not fit into a header.');
  }
  const header = Buffer.alloc(HEADER_BYTES);
  MAGIC.copy(header);
  header[MAGIC.length] = VERSION;
  header.writeUInt32BE(CHUNK_BYTES, CHUNK_AT);
  noncePrefix.copy(header, PREFIX_AT);
  header.write(keyId, KEY_ID_AT);
  wrappedKey.copy(header, WRAPPED_AT);
  return header;
}

/** @throws DamagedFile for bytes that are no header of ours */
export function readHeader(bytes: Buffer): FileHeader {
  const isOurs =
    bytes.length === HEADER_BYTES &&
    bytes.subarray(0, MAGIC.length).equals(MAGIC) &&
    bytes[MAGIC.length] === VERSION &&
    bytes.readUInt32BE(CHUNK_AT) === CHUNK_BYTES;
  if (!isOurs) throw new DamagedFile('The file has no header that is known.');
  return {
    keyId: bytes.toString('latin1', KEY_ID_AT, WRAPPED_AT).replace(/\0+$/, ''),
    wrappedKey: Buffer.from(bytes.subarray(WRAPPED_AT)),
    noncePrefix: Buffer.from(bytes.subarray(PREFIX_AT, KEY_ID_AT)),
  };
}

/** What every chunk is sealed with besides its bytes. */
export const headerHash = (header: Buffer): Buffer => hash('sha256', header, 'buffer');
