const LIMIT_BYTES = 64 * 1024;

/** The newest output of a terminal, for those who join later. */
export class Scrollback {
  #chunks: Buffer[] = [];
  #bytes = 0;

  add(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    // Joined now and then only: a keystroke must not copy everything.
    if (this.#bytes > 2 * LIMIT_BYTES) this.#shorten();
  }

  /** At most 64 KiB. */
  read(): Buffer {
    this.#shorten();
    return this.#chunks[0] ?? Buffer.alloc(0);
  }

  #shorten(): void {
    const kept = Buffer.concat(this.#chunks).subarray(-LIMIT_BYTES);
    // A copy of its own lets go of the larger memory behind the view.
    this.#chunks = kept.length > 0 ? [Buffer.from(kept)] : [];
    this.#bytes = kept.length;
  }
}
