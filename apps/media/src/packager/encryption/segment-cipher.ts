import { createCipheriv, createDecipheriv } from 'node:crypto';

const ALGORITHM = 'aes-128-cbc';
const BLOCK_BYTES = 16;

/** Without an IV in the playlist it is the number of the segment (RFC 8216, 5.2). */
function ivOf(sequence: number): Buffer {
  const iv = Buffer.alloc(BLOCK_BYTES);
  iv.writeBigUInt64BE(BigInt(sequence), BLOCK_BYTES / 2);
  return iv;
}

/** Encrypts a whole segment with AES-128 as HLS has it. */
export function encryptSegment(segment: Buffer, key: Buffer, sequence: number): Buffer {
  const cipher = createCipheriv(ALGORITHM, key, ivOf(sequence));
  return Buffer.concat([cipher.update(segment), cipher.final()]);
}

/** The opposite of {@link encryptSegment}. */
export function decryptSegment(segment: Buffer, key: Buffer, sequence: number): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, ivOf(sequence));
  return Buffer.concat([decipher.update(segment), decipher.final()]);
}

/** Bytes that a segment of so many has when it is encrypted. */
export function encryptedBytes(sizeBytes: number): number {
  return (Math.floor(sizeBytes / BLOCK_BYTES) + 1) * BLOCK_BYTES;
}
