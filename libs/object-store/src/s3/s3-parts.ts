import { tooLarge, MAX_PARTS } from '../check-arguments.js';

const GROW_AFTER = 1_000;
const MAX_GROWTH = 6;

/**
 * Bytes of part `number` of an object. The size decides where it is known; else parts double after
 * each thousand, so that 10,000 of them hold over 2 TiB while short objects need little memory.
 */
export function partBytesOf(number: number, partBytes: number, size?: number): number {
  if (size !== undefined) return Math.max(partBytes, Math.ceil(size / MAX_PARTS));
  return partBytes * 2 ** Math.min(MAX_GROWTH, Math.floor((number - 1) / GROW_AFTER));
}

/** Gathers chunks into parts; the last may be short, and is empty only when it is the only one. */
export async function* gatherParts(
  chunks: AsyncIterable<Uint8Array>,
  bytesOf: (number: number) => number,
): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let number = 1;
  for await (const chunk of chunks) {
    let rest = chunk;
    while (heldBytes + rest.byteLength > bytesOf(number)) {
      const taken = bytesOf(number) - heldBytes;
      const part = Buffer.concat([...held, rest.subarray(0, taken)]);
      // Let go before the part is sent, which may take long.
      held = [];
      heldBytes = 0;
      rest = rest.subarray(taken);
      number += 1;
      yield part;
      if (number > MAX_PARTS) throw tooLarge();
    }
    held.push(rest);
    heldBytes += rest.byteLength;
  }
  yield Buffer.concat(held);
}
