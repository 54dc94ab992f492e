/** How fast one app may write for long, and how much at once. */
const BYTES_PER_SECOND = 512 * 1024;
const BURST_BYTES = 4 * 1024 * 1024;
const ROTATE_KEEP = 0.8;

/**
 * Bounds one log. The log of a deployment ends when it is full; the log of an app drops its
 * oldest lines instead, and what comes faster than the store should take.
 */
export class LogQuota {
  readonly keepBytes: number;
  #isFull = false;
  #dropped = 0;
  #tokens = BURST_BYTES;
  #filledAtMs = 0;

  constructor(
    private readonly rotates: boolean,
    private readonly maxBytes: number,
    private seq: number,
    private bytes: number,
  ) {
    this.keepBytes = Math.floor(maxBytes * ROTATE_KEEP);
  }

  nextSeq(): number {
    return ++this.seq;
  }

  get mustRotate(): boolean {
    return this.rotates && this.bytes > this.maxBytes;
  }

  /** Says how many bytes a rotation left. */
  rotated(bytes: number): void {
    this.bytes = bytes;
  }

  /** What is to be written for a line: itself, nothing, or a notice besides. */
  admit(line: string, nowMs: number): string[] {
    const size = Buffer.byteLength(line) + 1;
    if (!this.rotates) return this.#admitOnce(line, size);
    this.#refill(nowMs);
    if (this.#tokens < size) {
      this.#dropped++;
      return [];
    }
    this.#tokens -= size;
    this.bytes += size;
    if (this.#dropped === 0) return [line];
    const notice = `(${this.#dropped} lines were dropped: they came faster than ${BYTES_PER_SECOND / 1024} kB/s)`;
    this.#dropped = 0;
    return [notice, line];
  }

  #admitOnce(line: string, size: number): string[] {
    if (this.#isFull) return [];
    if (this.bytes + size > this.maxBytes) {
      this.#isFull = true;
      return [`(The log ends here: it reached ${Math.round(this.maxBytes / 1024 / 1024)} MB.)`];
    }
    this.bytes += size;
    return [line];
  }

  #refill(nowMs: number): void {
    const passed = this.#filledAtMs === 0 ? 0 : Math.max(0, nowMs - this.#filledAtMs);
    this.#tokens = Math.min(BURST_BYTES, this.#tokens + (passed / 1000) * BYTES_PER_SECOND);
    this.#filledAtMs = nowMs;
  }
}
