import type { Readable } from 'node:stream';
import type { BaseBackup } from './database.driver.js';

/** A finished file of the log of an instance that waits to be brought away. */
export interface LogPiece {
  readonly major: number;
  readonly name: string;
  readonly bytes: number;
  /** What was acknowledged before is in this piece, or in one before it. */
  readonly writtenAt: Date;
}

/** A whole base backup that waits to be brought away. */
export interface SpooledBase extends BaseBackup {
  readonly major: number;
  /** The first piece of the log that it needs. */
  readonly firstLog: string;
  readonly files: readonly string[];
}

/**
 * What instances archive, until somebody brings it to where it is kept. Only so much of the log finds
 * room here: when it is full, the log waits in the storage of its database.
 */
export abstract class ArchiveSpool {
  /** In the order in which they were written. */
  abstract pieces(instanceId: string): Promise<readonly LogPiece[]>;
  abstract openPiece(instanceId: string, piece: LogPiece): Promise<Readable>;
  /** One that is gone is no error. */
  abstract removePiece(instanceId: string, piece: LogPiece): Promise<void>;
  /** The oldest first. */
  abstract bases(instanceId: string): Promise<readonly SpooledBase[]>;
  abstract openBase(instanceId: string, base: SpooledBase, file: string): Promise<Readable>;
  abstract removeBase(instanceId: string, base: SpooledBase): Promise<void>;
  /** Has the server put all that it has written into the spool. @throws `unavailable` */
  abstract flush(instanceId: string): Promise<void>;
}

/** A file of an archive, wherever it is kept. */
export interface ArchivedFile {
  readonly name: string;
  open(): Promise<Readable>;
}

/** What an instance is filled from: a base backup, and the log that was written since. */
export interface ArchiveSource {
  readonly major: number;
  readonly base: readonly ArchivedFile[];
  readonly log: readonly ArchivedFile[];
}
