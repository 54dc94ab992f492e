import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Logger } from 'pino';
import { LineBuffer } from './line-buffer.js';

const KEPT = 3;
const FLUSH_MS = 250;

/** One line of the access log. Query strings stay out of it, as they may carry secrets. */
export interface AccessEntry {
  readonly time: string;
  readonly request_id: string;
  readonly client: string;
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly status: number;
  readonly bytes: number;
  readonly duration_ms: number;
  readonly app: string | null;
  readonly release: string | null;
  readonly replica: string | null;
  readonly attempts: number;
}

/**
 * Appends JSON lines to a file and rotates it by size. When the disk does not keep up, lines are
 * counted and left out rather than memory filled.
 */
export class AccessLog {
  readonly #lines = new LineBuffer();
  #written = 0;
  #stream: WriteStream | undefined;
  #flushing: Promise<void> | undefined;
  #isRotating = true;
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly path: string,
    private readonly maxBytes: number,
    private readonly logger: Logger,
  ) {
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS);
    this.#timer.unref();
  }

  write(entry: AccessEntry): void {
    this.#lines.add(`${JSON.stringify(entry)}\n`);
  }

  /** Writes what is buffered and resolves when the file has it. */
  flush(): Promise<void> {
    this.#flushing ??= this.#flush()
      .catch((error: unknown) => {
        this.#stream?.destroy();
        this.#stream = undefined;
        this.logger.error({ err: error }, 'the access log cannot be written');
      })
      .finally(() => (this.#flushing = undefined));
    return this.#flushing;
  }

  /** Leaves the files to another one that writes to them from now on. */
  stopRotating(): void {
    this.#isRotating = false;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#flushing;
    await this.flush();
    await this.#closeStream();
  }

  async #flush(): Promise<void> {
    const { bytes, dropped } = this.#lines.take();
    if (dropped > 0) this.logger.warn({ lines: dropped }, 'access log lines were left out');
    if (bytes.length === 0) return;
    const stream = this.#stream ?? (await this.#open());
    await new Promise<void>((resolve, reject) =>
      stream.write(bytes, (error) => (error ? reject(error) : resolve())),
    );
    this.#written += bytes.length;
    if (this.#isRotating && this.#written >= this.maxBytes) await this.#rotate();
  }

  async #open(): Promise<WriteStream> {
    await mkdir(dirname(this.path), { recursive: true });
    this.#written = await stat(this.path).then(
      ({ size }) => size,
      () => 0,
    );
    this.#stream = createWriteStream(this.path, { flags: 'a', mode: 0o640 });
    // A failed write is reported by its own callback; this keeps the event from being uncaught.
    this.#stream.on('error', () => undefined);
    return this.#stream;
  }

  async #rotate(): Promise<void> {
    await this.#closeStream();
    await rm(`${this.path}.${KEPT}`, { force: true });
    for (let number = KEPT - 1; number >= 1; number--) {
      await rename(`${this.path}.${number}`, `${this.path}.${number + 1}`).catch(() => undefined);
    }
    await rename(this.path, `${this.path}.1`);
  }

  async #closeStream(): Promise<void> {
    const stream = this.#stream;
    this.#stream = undefined;
    if (!stream) return;
    stream.end();
    await finished(stream).catch(() => undefined);
  }
}
