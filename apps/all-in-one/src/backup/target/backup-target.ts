import type { Readable } from 'node:stream';

/** A file of a backup, as `<backup>/<file>`. */
export interface KeptFile {
  readonly name: string;
  readonly bytes: number;
  readonly changedAt: Date;
}

/** Where backups are kept. A file is there whole or not at all. */
export abstract class BackupTarget {
  /** Where it is, for people. */
  abstract readonly title: string;

  /** Stores a file; when this returns, it outlives a crash. */
  abstract put(name: string, content: Readable): Promise<void>;

  /** Reads a file; `undefined` when there is none. */
  abstract get(name: string): Promise<Readable | undefined>;

  /** Every file of every backup. */
  abstract list(): Promise<readonly KeptFile[]>;

  /** Removes a file; an absent one is no error. */
  abstract delete(name: string): Promise<void>;

  /** Ends connections. */
  abstract close(): Promise<void>;
}
