import { BlobErrors } from '../blob.errors.js';

/** Bytes as they come in, which can be taken in parts; why they ended is kept for later. */
export class Pieces {
  /** Why they ended, when that was not their end. */
  failure: unknown;
  /** Bytes that were taken. */
  taken = 0;
  #rest: Buffer | undefined;
  #isOver = false;
  readonly #source: AsyncIterator<Buffer>;

  /** @param watch sees every byte that is taken */
  constructor(
    source: AsyncIterable<Buffer>,
    private readonly maxBytes: number,
    private readonly watch: (chunk: Buffer) => void,
  ) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Whether there is at least one byte more. */
  async hasMore(): Promise<boolean> {
    while (!this.#rest && !this.#isOver) {
      try {
        const { value, done } = await this.#source.next();
        if (done === true) this.#isOver = true;
        else await this.#hold(Buffer.isBuffer(value) ? value : Buffer.from(value));
      } catch (error) {
        this.#end(error);
      }
    }
    return this.#rest !== undefined;
  }

  /** The next bytes, at most so many. */
  async *take(mostBytes: number): AsyncGenerator<Buffer> {
    let left = mostBytes;
    while (left > 0 && (await this.hasMore()) && this.#rest) {
      const rest = this.#rest;
      const piece = rest.length > left ? rest.subarray(0, left) : rest;
      this.#rest = rest.length > left ? rest.subarray(left) : undefined;
      left -= piece.length;
      this.taken += piece.length;
      this.watch(piece);
      yield piece;
    }
  }

  /** Those of a whole file: what goes wrong with them is thrown. */
  async *all(): AsyncGenerator<Buffer> {
    yield* this.take(Infinity);
    if (this.failure !== undefined) throw this.failure;
  }

  async #hold(chunk: Buffer): Promise<void> {
    if (this.taken + chunk.length > this.maxBytes) {
      this.#end(BlobErrors.too_large());
      await this.#source.return?.();
    } else if (chunk.length > 0) {
      this.#rest = chunk;
    }
  }

  #end(error: unknown): void {
    this.failure = error ?? new Error('The bytes ended early.');
    this.#isOver = true;
  }
}
