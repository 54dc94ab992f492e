import type { Readable } from 'node:stream';

/** What lies in an archive. */
export interface ArchiveEntry {
  /** With `/` between folders; that of a folder ends with one. */
  readonly path: string;
  readonly kind: 'folder' | 'file' | 'note' | 'tasks' | 'calendar' | 'contacts' | 'photos';
  /** The id of what it is of. */
  readonly id: string;
  /** What it is called in the vault. */
  readonly name: string;
  readonly modifiedAt: Date;
  /** How many things are in it; 1 when it is not said. */
  readonly count?: number;
  readonly content: ArchiveContent | null;
}

/** Bytes whose number is known before they come. */
export interface ArchiveContent {
  readonly sizeBytes: number;
  readonly read: () => Promise<Readable | Buffer>;
}

/** Content that is there already. */
export function contentOf(text: string): ArchiveContent {
  const bytes = Buffer.from(text);
  return { sizeBytes: bytes.length, read: async () => bytes };
}
