import type { HeldObjects } from '@skydeck/object-store';
import { SEALED_CHUNK_BYTES } from './format/file-format.js';

const BATCH_BYTES = 4 * SEALED_CHUNK_BYTES;

/**
 * Bytes of an object in whole chunks, in two buffers that take turns: one is filled while the other
 * is opened. New buffers for every piece would keep the garbage collector busy. What is yielded is
 * gone with the next piece.
 */
export async function* heldPieces(
  held: HeldObjects,
  key: string,
  from: number,
  to: number,
): AsyncGenerator<Buffer> {
  const size = Math.min(BATCH_BYTES, to - from);
  const buffers = [Buffer.allocUnsafeSlow(size), Buffer.allocUnsafeSlow(size)] as const;
  const read = async (at: number, turn: number): Promise<Buffer> => {
    const buffer = buffers[turn % 2 === 0 ? 0 : 1];
    const length = Math.min(size, to - at);
    const filled = await held.use(key, (object) => object.read(buffer, length, at));
    return buffer.subarray(0, filled);
  };
  let reading = read(from, 0);
  for (let [at, turn] = [from, 0]; at < to; turn += 1) {
    const piece = await reading;
    if (piece.length === 0) return;
    at += piece.length;
    if (at < to) reading = read(at, turn + 1);
    // Whoever waits for it next hears why it failed.
    reading.catch(() => undefined);
    yield piece;
  }
}
