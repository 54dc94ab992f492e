import { EventEmitter } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const FULL_BYTES = 1024 * 1024;

/** What became of a recording. */
export interface CastEnd {
  readonly sizeBytes: number;
  readonly durationMs: number;
  readonly isTruncated: boolean;
}

interface CastEvents {
  /** There is room again. */
  drain: [];
  finish: [CastEnd];
}

/**
 * Writes what a terminal shows to a file in the format asciicast v2. What is typed is not kept: it
 * holds passwords that no terminal shows.
 * @see https://docs.asciinema.org/manual/asciicast/v2/
 */
export class CastWriter extends EventEmitter<CastEvents> {
  #sizeBytes = 0;
  #isTruncated = false;
  #isOver = false;
  readonly #startMs = performance.now();
  readonly #decoder = new StringDecoder('utf8');
  readonly #file: WriteStream;

  constructor(
    path: string,
    private readonly limitBytes: number,
    { cols, rows, at }: { cols: number; rows: number; at: Date },
  ) {
    super();
    this.#file = createWriteStream(path, { mode: 0o600, flags: 'wx', highWaterMark: FULL_BYTES });
    this.#file.on('drain', () => this.emit('drain'));
    this.#file.on('error', () => this.#cut());
    this.#file.once('close', () => this.#finish());
    const timestamp = Math.floor(at.getTime() / 1000);
    this.#line({ version: 2, width: cols, height: rows, timestamp });
  }

  /** Whether the disk does not keep up. */
  get isFull(): boolean {
    return this.#file.writableNeedDrain;
  }

  output(bytes: Buffer): void {
    const text = this.#decoder.write(bytes);
    if (text !== '') this.#event('o', text);
  }

  resized(cols: number, rows: number): void {
    this.#event('r', `${cols}x${rows}`);
  }

  end(): void {
    if (this.#isOver) return;
    this.output(Buffer.from(this.#decoder.end()));
    this.#isOver = true;
    this.#file.end();
  }

  #event(kind: 'o' | 'r', data: string): void {
    const seconds = Math.round(performance.now() - this.#startMs) / 1000;
    this.#line([seconds, kind, data]);
  }

  #line(value: object): void {
    if (this.#isOver || this.#file.destroyed) return;
    const line = `${JSON.stringify(value)}\n`;
    const bytes = Buffer.byteLength(line);
    if (this.#sizeBytes + bytes > this.limitBytes) return this.#cut();
    this.#sizeBytes += bytes;
    this.#file.write(line);
  }

  /** Leaves a whole file that ends early. */
  #cut(): void {
    this.#isTruncated = true;
    this.#isOver = true;
    this.#file.end();
    this.emit('drain');
  }

  #finish(): void {
    const durationMs = Math.round(performance.now() - this.#startMs);
    const end = { sizeBytes: this.#sizeBytes, durationMs, isTruncated: this.#isTruncated };
    this.emit('drain');
    this.emit('finish', end);
  }
}
