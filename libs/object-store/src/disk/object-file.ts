import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { freeBytes } from '../free-bytes.js';
import { ObjectStoreError } from '../object-store-error.js';
import type { ObjectInfo, PutOptions } from '../stored-object.js';

// A file is the object's bytes, then what is known of them as JSON, its length in four bytes, and
// the mark. Both in one file appear and vanish together; a file cut short lacks the mark.
const MARK = Buffer.from('SKYOBJ01');
const TAIL_BYTES = 4 + MARK.length;
const MAX_FOOTER_BYTES = 1024;
const BATCH_BYTES = 1024 * 1024;

interface Footer {
  readonly size: number;
  readonly contentType: string;
  readonly etag: string;
}

/** Writes an object into a new file and returns when it is on the disk. */
export async function writeObjectFile(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  { contentType, isOwned = false }: Pick<PutOptions, 'contentType' | 'isOwned'>,
): Promise<{ etag: string; size: number }> {
  const handle = await open(file, 'wx', 0o600);
  // One batch is written while the next one comes in.
  let writing = Promise.resolve();
  const write = async (batch: readonly Uint8Array[]): Promise<void> => {
    await writeAll(handle, batch);
    if (isOwned) for (const chunk of batch) freeBytes(chunk);
  };
  try {
    const etag = randomBytes(16).toString('hex');
    let batch: Uint8Array[] = [];
    let batched = 0;
    let size = 0;
    for await (const chunk of chunks) {
      batch.push(chunk);
      batched += chunk.byteLength;
      size += chunk.byteLength;
      if (batched < BATCH_BYTES) continue;
      await writing;
      writing = write(batch);
      // Whoever waits for it next hears why it failed.
      writing.catch(() => undefined);
      batch = [];
      batched = 0;
    }
    await writing;
    await writeAll(handle, [...batch, footerOf({ size, contentType, etag })]);
    await handle.datasync();
    return { etag, size };
  } finally {
    await writing.catch(() => undefined);
    await handle.close();
  }
}

/** Makes an object of a file that was written from its beginning: what is behind `size` goes. */
export async function endObjectFile(
  handle: FileHandle,
  size: number,
  contentType: string,
): Promise<{ etag: string }> {
  const etag = randomBytes(16).toString('hex');
  await handle.truncate(size);
  const footer = footerOf({ size, contentType, etag });
  await handle.write(footer, 0, footer.length, size);
  await handle.datasync();
  return { etag };
}

/** An object file that is open for reading. */
export interface OpenObject {
  readonly handle: FileHandle;
  readonly info: ObjectInfo;
}

/** Opens an object file, which must be a file and no link, and reads what is known of it. */
export async function openObjectFile(file: string): Promise<OpenObject> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { size: fileSize, mtime } = await handle.stat();
    const length = Math.min(fileSize, MAX_FOOTER_BYTES);
    const { buffer, bytesRead } = await handle.read(
      Buffer.allocUnsafe(length),
      0,
      length,
      fileSize - length,
    );
    const footer = readFooter(buffer.subarray(0, bytesRead), fileSize);
    return { handle, info: { ...footer, lastModified: mtime } };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function footerOf(footer: Footer): Buffer {
  const json = Buffer.from(JSON.stringify(footer));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([json, length, MARK]);
}

function readFooter(end: Buffer, fileSize: number): Footer {
  if (end.length < TAIL_BYTES || !end.subarray(-MARK.length).equals(MARK)) throw damaged();
  const length = end.readUInt32BE(end.length - TAIL_BYTES);
  if (length > end.length - TAIL_BYTES) throw damaged();
  const json = end.subarray(end.length - TAIL_BYTES - length, end.length - TAIL_BYTES);
  const { size, contentType, etag } = JSON.parse(json.toString()) as Footer;
  if (size !== fileSize - TAIL_BYTES - length) throw damaged();
  return { size, contentType, etag };
}

/** Writes all of the buffers, at a place or where the file is. */
export async function writeAll(
  handle: FileHandle,
  buffers: readonly Uint8Array[],
  position?: number,
): Promise<void> {
  const total = buffers.reduce((sum, { byteLength }) => sum + byteLength, 0);
  let { bytesWritten } = await handle.writev(buffers as Uint8Array[], position);
  if (bytesWritten === total) return;
  const all = Buffer.concat(buffers);
  while (bytesWritten < total) {
    const at = position === undefined ? null : position + bytesWritten;
    bytesWritten += (await handle.write(all, bytesWritten, total - bytesWritten, at)).bytesWritten;
  }
}

function damaged(): ObjectStoreError {
  return new ObjectStoreError('damaged', 'A file of the object store is not what was written.');
}
