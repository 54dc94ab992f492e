import { open } from 'node:fs/promises';
import { ImageErrors } from '../image.errors.js';

const HEADER_BYTES = 512;
const QCOW2 = 0x514649fb;
/** Incompatible feature of qcow2: the content is in another file. */
const EXTERNAL_DATA = 1n << 2n;

/**
 * The size that a disk says it has. A disk names no other file: such a name would be opened on the
 * host.
 * @see https://github.com/qemu/qemu/blob/master/docs/interop/qcow2.rst
 */
export async function diskSize(path: string): Promise<number> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    if (bytesRead < HEADER_BYTES) throw ImageErrors.unreadable();
    if (buffer.readUInt32BE(0) === QCOW2) return qcow2Size(buffer);
    // A raw disk that boots begins with a boot sector, also the protective one of GPT.
    if (buffer.readUInt16BE(510) !== 0x55aa) throw ImageErrors.unreadable();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

function qcow2Size(header: Buffer): number {
  const version = header.readUInt32BE(4);
  if (version !== 2 && version !== 3) throw ImageErrors.unreadable();
  const hasExternalData = version === 3 && (header.readBigUInt64BE(72) & EXTERNAL_DATA) !== 0n;
  if (header.readBigUInt64BE(8) !== 0n || hasExternalData) {
    throw ImageErrors.unsafe({ detail: 'The disk names another file.' });
  }
  if (header.readUInt32BE(32) !== 0) throw ImageErrors.unreadable();
  return Number(header.readBigUInt64BE(24));
}
