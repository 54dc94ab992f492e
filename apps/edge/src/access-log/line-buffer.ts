const FIRST_BYTES = 64 * 1024;
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * Collects lines as bytes. Kept as strings they would outlive the young heap and cost more in
 * garbage collection than in writing.
 */
export class LineBuffer {
  #bytes = Buffer.allocUnsafe(FIRST_BYTES);
  #used = 0;
  #dropped = 0;

  /** Adds a line, or counts it as dropped when the buffer is full. */
  add(line: string): void {
    // UTF-8 takes at most three bytes for each unit of a string.
    if (!this.#makeRoom(line.length * 3)) this.#dropped++;
    else this.#used += this.#bytes.write(line, this.#used);
  }

  /** Hands over everything collected so far, and how many lines did not fit. */
  take(): { bytes: Buffer; dropped: number } {
    const bytes = Buffer.from(this.#bytes.subarray(0, this.#used));
    const dropped = this.#dropped;
    this.#used = 0;
    this.#dropped = 0;
    return { bytes, dropped };
  }

  #makeRoom(bytes: number): boolean {
    const needed = this.#used + bytes;
    if (needed <= this.#bytes.length) return true;
    if (needed > MOST_BYTES) return false;
    const larger = Buffer.allocUnsafe(
      Math.min(MOST_BYTES, Math.max(needed, this.#bytes.length * 2)),
    );
    this.#bytes.copy(larger, 0, 0, this.#used);
    this.#bytes = larger;
    return true;
  }
}
