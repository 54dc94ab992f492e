/** How fast one app may write for long, and how much at once. */
const BYTES_PER_SECOND = 512 * 1024;
const BURST_BYTES = 4 * 1024 * 1024;
const LINES_PER_SECOND = 2_000;
const BURST_LINES = 10_000;
/** While lines are dropped, that is said no more often than this. */
const TELL_EVERY_MS = 500;
const ROTATE_KEEP = 0.8;

/**
 * Bounds one log. The log of a deployment ends when it is full; the log of an app drops its
 * oldest lines instead, and what comes faster than the store should take.
 */
export class LogQuota {
  #isFull = false;
  #dropped = 0;
  #droppedSinceMs = 0;
  #lines = BURST_LINES;
  #tokens = BURST_BYTES;
  #filledAtMs = 0;

  constructor(
    private readonly rotates: boolean,
    private maxBytes: number,
    private seq: number,
    private bytes: number,
  ) {}

  /** What a rotation leaves. */
  get keepBytes(): number {
    return Math.floor(this.maxBytes * ROTATE_KEEP);
  }

  /** Bounds the log anew. */
  resize(maxBytes: number): void {
    this.maxBytes = maxBytes;
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
    if (this.#tokens < size || this.#lines < 1) {
      this.drop(nowMs);
      return [];
    }
    this.#tokens -= size;
    this.#lines--;
    this.bytes += size;
    return nowMs - this.#droppedSinceMs < TELL_EVERY_MS ? [line] : [...this.notice(), line];
  }

  /** Counts a line that nobody will read. */
  drop(nowMs: number): void {
    if (this.#dropped++ === 0) this.#droppedSinceMs = nowMs;
  }

  /** Says what was dropped since this was said last; nothing when nothing was. */
  notice(): string[] {
    if (this.#dropped === 0) return [];
    const notice = `(${this.#dropped} lines were dropped: they came faster than ${LINES_PER_SECOND} lines or ${BYTES_PER_SECOND / 1024} kB a second)`;
    this.#dropped = 0;
    return [notice];
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
    this.#lines = Math.min(BURST_LINES, this.#lines + (passed / 1000) * LINES_PER_SECOND);
    this.#filledAtMs = nowMs;
  }
}
