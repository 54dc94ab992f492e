import { createHash } from 'node:crypto';
import { open, rename } from 'node:fs/promises';

/** Kinds of arrays that are stored, by their names. */
const KINDS = {
  i32: Int32Array,
  f32: Float32Array,
  f64: Float64Array,
  u8: Uint8Array,
} as const;

/** Numbers as they are kept. */
export type StoredArray = Int32Array | Float32Array | Float64Array | Uint8Array;

/** Arrays by name, and what else is to be known of them. */
export interface StoredArrays {
  readonly arrays: Readonly<Record<string, StoredArray>>;
  readonly about: Readonly<Record<string, unknown>>;
}

interface Listed {
  readonly name: string;
  readonly kind: keyof typeof KINDS;
  readonly length: number;
}

const MAGIC = 'SKYDECK1';
const DIGEST_BYTES = 32;
const PIECE_BYTES = 4 * 1024 * 1024;
const ALIGNMENT = 8;
const MOST_HEADER_BYTES = 16 * 1024 * 1024;

/** The file is no file of arrays, is damaged, or was cut. */
export class ArrayFileDamaged extends Error {
  constructor(path: string, what: string) {
    super(`${path}: ${what}`);
    this.name = 'ArrayFileDamaged';
  }
}

/**
 * Writes arrays as they lie in memory (little-endian), with a header of JSON before and the SHA-256 of all
 * of it behind. The file is there whole or not at all.
 */
export async function writeArrayFile(path: string, { arrays, about }: StoredArrays): Promise<void> {
  const listed: Listed[] = Object.entries(arrays).map(([name, values]) => {
    return { name, kind: kindOf(values), length: values.length };
  });
  const json = Buffer.from(JSON.stringify({ listed, about }));
  const head = Buffer.alloc(aligned(MAGIC.length + 4 + json.length));
  head.write(MAGIC);
  head.writeUInt32LE(json.length, MAGIC.length);
  json.copy(head, MAGIC.length + 4);
  const hash = createHash('sha256');
  const unfinished = `${path}.${process.pid}.part`;
  {
    await using file = await open(unfinished, 'w', 0o600);
    const add = async (bytes: Uint8Array): Promise<void> => {
      hash.update(bytes);
      await file.writeFile(bytes);
    };
    await add(head);
    for (const values of Object.values(arrays)) {
      const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
      await add(bytes);
      await add(Buffer.alloc(aligned(bytes.length) - bytes.length));
    }
    await file.writeFile(hash.digest());
    await file.sync();
  }
  await rename(unfinished, path);
}

/** The digest at the end of a file; null when there is no such file. */
export async function digestOf(path: string): Promise<string | null> {
  const file = await open(path).catch(() => null);
  if (!file) return null;
  await using _ = file;
  const { size } = await file.stat();
  const bytes = Buffer.alloc(DIGEST_BYTES);
  await file.read(bytes, 0, DIGEST_BYTES, Math.max(0, size - DIGEST_BYTES));
  return bytes.toString('hex');
}

/** Reads a file into memory that threads share. @throws ArrayFileDamaged */
export async function readArrayFile(path: string): Promise<StoredArrays> {
  await using file = await open(path);
  const { size } = await file.stat();
  if (size < MAGIC.length + 4 + DIGEST_BYTES) throw new ArrayFileDamaged(path, 'it is too short');
  const memory = new Uint8Array(new SharedArrayBuffer(size));
  // A large file at once would hold up everybody else.
  const hash = createHash('sha256');
  const end = size - DIGEST_BYTES;
  for (let got = 0; got < size;) {
    const { bytesRead } = await file.read(memory, got, Math.min(PIECE_BYTES, size - got), got);
    if (bytesRead === 0) throw new ArrayFileDamaged(path, 'it ends too early');
    hash.update(memory.subarray(Math.min(got, end), Math.min(got + bytesRead, end)));
    got += bytesRead;
  }
  if (!hash.digest().equals(memory.subarray(size - DIGEST_BYTES))) {
    throw new ArrayFileDamaged(path, 'its digest does not fit');
  }
  return parsed(path, memory);
}

function parsed(path: string, memory: Uint8Array): StoredArrays {
  const bytes = Buffer.from(memory.buffer);
  if (bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) {
    throw new ArrayFileDamaged(path, 'it is of another kind');
  }
  const headerBytes = bytes.readUInt32LE(MAGIC.length);
  if (headerBytes > MOST_HEADER_BYTES) throw new ArrayFileDamaged(path, 'its header is too long');
  const start = MAGIC.length + 4;
  // A decoder takes no shared memory.
  const text = Buffer.from(bytes.subarray(start, start + headerBytes)).toString();
  const { listed, about } = JSON.parse(text) as { listed: Listed[]; about: StoredArrays['about'] };
  let at = aligned(start + headerBytes);
  const arrays: Record<string, StoredArray> = {};
  for (const { name, kind, length } of listed) {
    const Kind = KINDS[kind];
    arrays[name] = new Kind(memory.buffer as unknown as ArrayBuffer, at, length);
    at += aligned(length * Kind.BYTES_PER_ELEMENT);
  }
  return { arrays, about };
}

const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

function kindOf(values: StoredArray): keyof typeof KINDS {
  const found = Object.entries(KINDS).find(([, Kind]) => values instanceof Kind);
  return found![0] as keyof typeof KINDS;
}
