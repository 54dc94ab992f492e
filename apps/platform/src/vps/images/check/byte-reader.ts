/** Reads a stream in pieces of given sizes, holding no more than one of them. */
export class ByteReader {
  #held: Buffer = Buffer.alloc(0);
  #readBytes = 0;
  readonly #chunks: AsyncIterator<Buffer>;

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** Bytes that came out of the stream so far. */
  get readBytes(): number {
    return this.#readBytes;
  }

  /** Exactly so many bytes; undefined at the end of the stream. */
  async read(size: number): Promise<Buffer | undefined> {
    const parts = [this.#held];
    let have = this.#held.length;
    while (have < size) {
      const chunk = await this.#next();
      if (!chunk) return undefined;
      parts.push(chunk);
      have += chunk.length;
    }
    const all = parts.length === 1 ? this.#held : Buffer.concat(parts, have);
    this.#held = all.subarray(size);
    return all.subarray(0, size);
  }

  /** @returns whether there were so many */
  async skip(size: number): Promise<boolean> {
    let left = size;
    while (this.#held.length < left) {
      left -= this.#held.length;
      const chunk = await this.#next();
      if (!chunk) return false;
      this.#held = chunk;
    }
    this.#held = this.#held.subarray(left);
    return true;
  }

  /** Ends the stream before its end. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  async #next(): Promise<Buffer | undefined> {
    const { done, value } = await this.#chunks.next();
    if (done === true) return undefined;
    this.#readBytes += value.length;
    return value;
  }
}
