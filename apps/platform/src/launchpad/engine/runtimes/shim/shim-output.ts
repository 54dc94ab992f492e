import { open } from 'node:fs/promises';
import type { ReplicaLine } from '../../runtime.driver.js';
import type { ReplicaFolder } from './replica-folder.js';

const CHUNK_BYTES = 64 * 1024;
const NEWLINE = 10;

/** Reads what a replica printed, from a position on, across segments. */
export class ShimOutput {
  #at: number;

  /** @param from as a line's `position`; what came before it has been read */
  constructor(
    private readonly folder: ReplicaFolder,
    from = 0,
  ) {
    this.#at = from;
  }

  /** Calls back with every whole line that is there and was not read yet. */
  async read(onLine: (line: ReplicaLine) => void): Promise<void> {
    for (;;) {
      const starts = await this.folder.segments();
      const at = this.#at;
      const current = starts.findLast((start) => start <= at);
      const next = starts.find((start) => start > at);
      if (current !== undefined) await this.#readSegment(current, onLine);
      // The next one begins where this one ended, unless too much to be kept lies between them.
      if (next === undefined) return;
      this.#at = next;
    }
  }

  async #readSegment(start: number, onLine: (line: ReplicaLine) => void): Promise<void> {
    const file = await open(this.folder.segment(start)).catch(() => undefined);
    if (!file) return;
    try {
      let rest = Buffer.alloc(0);
      const buffer = Buffer.alloc(CHUNK_BYTES);
      for (;;) {
        const position = this.#at - start + rest.length;
        const { bytesRead } = await file.read(buffer, 0, CHUNK_BYTES, position);
        if (bytesRead === 0) return;
        rest = this.#take(Buffer.concat([rest, buffer.subarray(0, bytesRead)]), onLine);
      }
    } finally {
      await file.close();
    }
  }

  /** Returns the beginning of a line whose end is not there yet. */
  #take(bytes: Buffer, onLine: (line: ReplicaLine) => void): Buffer<ArrayBuffer> {
    let from = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
      const text = bytes.toString('utf8', from, end);
      this.#at += end + 1 - from;
      from = end + 1;
      const line = parse(text, String(this.#at));
      if (line) onLine(line);
    }
    return Buffer.from(bytes.subarray(from));
  }
}

function parse(text: string, position: string): ReplicaLine | undefined {
  const parts = /^(\d+)([oe])([^]*?)\r?$/.exec(text);
  if (!parts) return undefined;
  const [, at, stream, line = ''] = parts;
  return { stream: stream === 'e' ? 'stderr' : 'stdout', line, at: new Date(Number(at)), position };
}
