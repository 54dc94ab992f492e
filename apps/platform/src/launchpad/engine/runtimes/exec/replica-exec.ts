import type { Readable, Writable } from 'node:stream';

/** A command to run inside a replica that runs. */
export interface ExecOptions {
  readonly command: readonly string[];
  /** Size of its terminal; it gets pipes when not given. */
  readonly terminal?: TerminalSize | undefined;
}

export interface TerminalSize {
  readonly cols: number;
  readonly rows: number;
}

/** How a command inside a replica ended. */
export interface ExecEnd {
  readonly code?: number;
  readonly signal?: string;
}

/** A command that runs inside a replica. */
export interface ReplicaExec {
  readonly stdin: Writable;
  /** What it writes; of a terminal, all of it. */
  readonly stdout: Readable;
  /** What it writes to its standard error; undefined for a terminal. */
  readonly stderr: Readable | undefined;
  /** Settles at its end. */
  readonly ended: Promise<ExecEnd>;
  /** Tells it how large its terminal is now. */
  resize(size: TerminalSize): Promise<void>;
  /** Ends it and all it started, as far as that can be found. */
  kill(): Promise<void>;
}
