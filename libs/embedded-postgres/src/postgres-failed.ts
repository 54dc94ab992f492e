import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const TAIL_BYTES = 4_096;
const TAIL_LINES = 15;

/** Why the database does not run: one sentence, and the end of its log where that tells more. */
export class PostgresFailed extends Error {
  override readonly name = 'PostgresFailed';

  constructor(
    message: string,
    /** The newest lines of the server's log, oldest first. */
    readonly logTail: readonly string[] = [],
  ) {
    super(message);
  }
}

/** The newest lines that a log file got after its first bytes; none when it cannot be read. */
export function tailOf(file: string, fromByte: number): string[] {
  try {
    const descriptor = openSync(file, 'r');
    try {
      const { size } = fstatSync(descriptor);
      const from = Math.max(fromByte, size - TAIL_BYTES);
      const buffer = Buffer.alloc(Math.max(0, size - from));
      readSync(descriptor, buffer, 0, buffer.length, from);
      return buffer.toString('utf8').trim().split('\n').slice(-TAIL_LINES);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return [];
  }
}
