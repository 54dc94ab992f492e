import type { Duplex } from 'node:stream';

/** How a console is opened. */
export interface ConsoleOptions {
  /** `shell` needs no password; `serial` is the machine's own line with its login prompt. */
  readonly mode: 'shell' | 'serial';
  readonly cols: number;
  readonly rows: number;
}

/** A terminal in or on a guest: bytes both ways. Destroying it ends the session. */
export interface ConsoleStream extends Duplex {
  /** Tells the guest how large the terminal is now. */
  resize(cols: number, rows: number): void;
}
