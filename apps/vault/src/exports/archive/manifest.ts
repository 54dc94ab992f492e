import type { ExportCounts } from '../space-export.entity.js';
import type { ArchiveEntry } from './archive-entry.js';

/** So many lines at most are held in memory; what is more goes on in a file of its own. */
const MOST_LINES = 10_000;

/** What a manifest says of one thing in the archive. */
export interface ManifestLine {
  readonly path: string;
  readonly kind: ArchiveEntry['kind'];
  readonly id: string;
  readonly name: string;
  readonly size_bytes: number;
  /** Null for folders. */
  readonly sha256: string | null;
}

/** Counts what is in an archive, and writes down its checksums. */
export class Manifest {
  readonly #counts = { files: 0, folders: 0, notes: 0, tasks: 0, events: 0, contacts: 0 };
  readonly #skipped: { path: string; id: string }[] = [];
  readonly #parts: { path: string; sha256: string; entries: number }[] = [];
  #lines: ManifestLine[] = [];

  get counts(): ExportCounts {
    return { ...this.#counts };
  }

  get isFull(): boolean {
    return this.#lines.length >= MOST_LINES;
  }

  add({ path, kind, id, name, count = 1 }: ArchiveEntry, sizeBytes: number, sha256: string | null) {
    this.#lines.push({ path, kind, id, name, size_bytes: sizeBytes, sha256 });
    if (kind === 'file') this.#counts.files += 1;
    if (kind === 'folder') this.#counts.folders += 1;
    if (kind === 'note') this.#counts.notes += 1;
    if (kind === 'tasks') this.#counts.tasks += count;
    if (kind === 'calendar') this.#counts.events += count;
    if (kind === 'contacts') this.#counts.contacts += count;
  }

  /** What was deleted while the archive was made. */
  skip({ path, id }: ArchiveEntry): void {
    this.#skipped.push({ path, id });
  }

  /** The lines so far as a file of their own. */
  part(): { readonly path: string; readonly text: string } {
    const path = `manifest/${String(this.#parts.length + 1).padStart(4, '0')}.json`;
    return { path, text: `${JSON.stringify({ entries: this.#lines })}\n` };
  }

  /** That the part was written. */
  wrote(path: string, sha256: string): void {
    this.#parts.push({ path, sha256, entries: this.#lines.length });
    this.#lines = [];
  }

  /** The manifest itself, the last thing in the archive. */
  text(space: { readonly id: string; readonly name: string }, createdAt: Date): string {
    const told = {
      version: 1,
      space,
      created_at: createdAt.toISOString(),
      counts: this.#counts,
      parts: this.#parts,
      skipped: this.#skipped,
      entries: this.#lines,
    };
    return `${JSON.stringify(told, null, 2)}\n`;
  }
}
