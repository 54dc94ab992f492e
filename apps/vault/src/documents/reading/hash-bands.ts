import { crc32 } from 'node:zlib';

const BYTES = 8;
/** Hashes that differ in at most seven bits have a byte of eight in common. */
export const MOST_BITS = 6;

/** The bytes of a hash, each with its place and its space: what near ones are found by. */
export function hashBands(spaceId: string, phash: string): number[] {
  return Array.from({ length: BYTES }, (_, n) => {
    const byte = phash.slice(n * 2, n * 2 + 2);
    return crc32(`${spaceId} ${n} ${byte}`) | 0;
  });
}
