const BUFFER_BYTES = 256 * 1024;
const MOST_KEPT = 64;

/**
 * Memory for what is read and sent on at once. To ask the system for memory of this size, and give it
 * back, costs as much as reading the file.
 */
export class LentBuffers {
  readonly #free: Buffer[] = [];

  take(): Buffer {
    return this.#free.pop() ?? Buffer.allocUnsafeSlow(BUFFER_BYTES);
  }

  /** Only what nobody reads from any more: not what a socket that broke may still hold. */
  giveBack(buffer: Buffer): void {
    if (this.#free.length < MOST_KEPT) this.#free.push(buffer);
  }
}
