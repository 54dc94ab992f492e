import { createSecretKey, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { CHUNK_BYTES, chunksOf, SEALED_CHUNK_BYTES, sealedBytes } from './file-format.js';
import {
  DamagedFile,
  HEADER_BYTES,
  headerHash,
  newHeader,
  readHeader,
  writeHeader,
} from './file-header.js';
import { chunksAround, openChunks } from './open-file.js';
import { sealFile } from './seal-file.js';

const KEY = createSecretKey(randomBytes(32));
const KEY_ID = 'vsk_01k9v3c5d8m2n4p6q7r8s9t0vw';
const CONTENT = randomBytes(4 * CHUNK_BYTES);

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function gathered(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const seal = (bytes: Buffer, pieceBytes = 10_007) =>
  gathered(sealFile(KEY, newHeader(KEY_ID, randomBytes(60)), inPieces(bytes, pieceBytes)));

/** Reads a range, as one who believes that the file has so many bytes. */
async function open(sealed: Buffer, bytes: number, start = 0, end = bytes, pieceBytes = 9001) {
  const head = sealed.subarray(0, HEADER_BYTES);
  const { noncePrefix } = readHeader(head);
  const { first, last, from, to } = chunksAround(bytes, start, end);
  const body = sealed.subarray(HEADER_BYTES + from, end === bytes ? undefined : HEADER_BYTES + to);
  const file = { key: KEY, noncePrefix, aad: headerHash(head), bytes };
  const plain = await gathered(openChunks(file, first, last, inPieces(body, pieceBytes)));
  return plain.subarray(start - first * CHUNK_BYTES, end - first * CHUNK_BYTES);
}

const chunkAt = (sealed: Buffer, index: number) =>
  sealed.subarray(
    HEADER_BYTES + index * SEALED_CHUNK_BYTES,
    HEADER_BYTES + (index + 1) * SEALED_CHUNK_BYTES,
  );

/** Sizes around edges of chunks more often than others. */
const sizes = fc.oneof(
  fc
    .tuple(fc.nat(3), fc.integer({ min: -2, max: 2 }))
    .map(([n, d]) => Math.max(0, n * CHUNK_BYTES + d)),
  fc.nat(3 * CHUNK_BYTES),
);

describe('a sealed file', () => {
  it('gives back every range of every size, whatever pieces it came in', async () => {
    const pieces = fc.integer({ min: 500, max: 200_000 });
    await fc.assert(
      fc.asyncProperty(
        sizes,
        pieces,
        sizes,
        sizes,
        pieces,
        async (size, by, one, other, readBy) => {
          const content = CONTENT.subarray(0, size);
          const sealed = await seal(content, by);
          expect(sealed).toHaveLength(HEADER_BYTES + sealedBytes(size));
          expect((await open(sealed, size)).equals(content)).toBe(true);
          const [start = 0, end = 0] = [one, other]
            .map((at) => Math.min(at, size))
            .toSorted((a, b) => a - b);
          const range = await open(sealed, size, start, end, readBy);
          expect(range.equals(content.subarray(start, end))).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is refused with any one bit flipped, in its header as in its chunks', async () => {
    const size = CHUNK_BYTES + 77;
    const sealed = await seal(CONTENT.subarray(0, size));
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length * 8 - 1), async (bit) => {
        const changed = Buffer.from(sealed);
        changed[bit >> 3]! ^= 1 << (bit & 7);
        await expect(open(changed, size)).rejects.toThrow(DamagedFile);
      }),
      { numRuns: 80 },
    );
    for (let bit = 0; bit < HEADER_BYTES * 8; bit++) {
      const changed = Buffer.from(sealed);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      await expect(open(changed, size)).rejects.toThrow(DamagedFile);
    }
  });

  it('is refused when it was cut anywhere, also by one who says that it was shorter', async () => {
    const size = 3 * CHUNK_BYTES;
    const sealed = await seal(CONTENT.subarray(0, size));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: HEADER_BYTES, max: sealed.length - 1 }), async (at) => {
        await expect(open(sealed.subarray(0, at), size)).rejects.toThrow(DamagedFile);
      }),
      { numRuns: 40 },
    );
    for (const chunks of [1, 2]) {
      const shorter = sealed.subarray(0, HEADER_BYTES + chunks * SEALED_CHUNK_BYTES);
      await expect(open(shorter, chunks * CHUNK_BYTES)).rejects.toThrow(DamagedFile);
    }
    await expect(open(sealed.subarray(0, HEADER_BYTES), 0)).rejects.toThrow(DamagedFile);
  });

  it('is refused when something was added to it', async () => {
    const sealed = await seal(CONTENT.subarray(0, 100));
    await expect(open(Buffer.concat([sealed, Buffer.alloc(1)]), 100)).rejects.toThrow(DamagedFile);
  });

  it('is refused when its chunks were swapped, repeated or left out', async () => {
    const size = 3 * CHUNK_BYTES;
    const sealed = await seal(CONTENT.subarray(0, size));
    const head = sealed.subarray(0, HEADER_BYTES);
    for (const order of [
      [1, 0, 2],
      [0, 2, 1],
      [0, 0, 2],
      [0, 1, 1],
      [2, 1, 0],
    ]) {
      const chunks = order.map((index) => chunkAt(sealed, index));
      const changed = Buffer.concat([head, ...chunks]);
      await expect(open(changed, size)).rejects.toThrow(DamagedFile);
    }
    const without = Buffer.concat([head, chunkAt(sealed, 0), chunkAt(sealed, 2)]);
    await expect(open(without, 2 * CHUNK_BYTES)).rejects.toThrow(DamagedFile);
  });

  it('is refused with the header or a chunk of another file, under the same key', async () => {
    const size = 2 * CHUNK_BYTES;
    const [one, other] = [
      await seal(CONTENT.subarray(0, size)),
      await seal(CONTENT.subarray(0, size)),
    ];
    const headed = Buffer.concat([other.subarray(0, HEADER_BYTES), one.subarray(HEADER_BYTES)]);
    await expect(open(headed, size)).rejects.toThrow(DamagedFile);
    const mixed = Buffer.concat([
      one.subarray(0, HEADER_BYTES),
      chunkAt(other, 0),
      chunkAt(one, 1),
    ]);
    await expect(open(mixed, size)).rejects.toThrow(DamagedFile);
  });

  it('has an empty chunk when it is empty', async () => {
    expect(chunksOf(0)).toBe(1);
    const sealed = await seal(Buffer.alloc(0));
    expect(sealed).toHaveLength(HEADER_BYTES + 16);
  });

  it('refuses headers of other versions, and keys that do not fit', () => {
    const header = writeHeader(newHeader(KEY_ID, randomBytes(60)));
    expect(readHeader(header).keyId).toBe(KEY_ID);
    const newer = Buffer.from(header);
    newer[4] = 2;
    expect(() => readHeader(newer)).toThrow(DamagedFile);
    expect(() => writeHeader(newHeader('k'.repeat(33), randomBytes(60)))).toThrow('fit');
  });
});
