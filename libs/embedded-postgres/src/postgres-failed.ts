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

/** The newest lines of a log file; none when it cannot be read. */
export function tailOf(file: string): string[] {
  try {
    const descriptor = openSync(file, 'r');
    try {
      const { size } = fstatSync(descriptor);
      const buffer = Buffer.alloc(Math.min(size, TAIL_BYTES));
      readSync(descriptor, buffer, 0, buffer.length, size - buffer.length);
      return buffer.toString('utf8').trim().split('\n').slice(-TAIL_LINES);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return [];
  }
}
