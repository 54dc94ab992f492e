import { ApiError } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { ExportCounts } from '../space-export.entity.js';
import type { ArchiveEntry } from './archive-entry.js';
import { ContactEntries } from './contact-entries.js';
import { FileEntries } from './file-entries.js';
import { IcsEntries } from './ics-entries.js';
import { Manifest } from './manifest.js';
import { NoteEntries } from './note-entries.js';
import { PhotoEntries } from './photo-entries.js';
import { TarWriter } from './tar-writer.js';

/** The space of which an archive is made. */
export interface ArchivedSpace {
  readonly id: string;
  readonly name: string;
}

/** An archive that is being made. */
export interface RunningArchive {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** What is in it, once all was written. */
  readonly counts: Promise<ExportCounts>;
}

/** Makes one archive of all that is in a space: read it to its end or abort the signal. */
@Injectable()
export class SpaceArchive {
  constructor(
    private readonly files: FileEntries,
    private readonly notes: NoteEntries,
    private readonly ics: IcsEntries,
    private readonly contacts: ContactEntries,
    private readonly photos: PhotoEntries,
    private readonly clock: Clock,
  ) {}

  start(
    space: ArchivedSpace,
    signal: AbortSignal,
    onBytes: (bytes: number) => void = () => {},
  ): RunningArchive {
    const tar = new TarWriter();
    const counts = this.#write(tar, space, signal, onBytes);
    counts.catch((error: unknown) => tar.fail(error as Error));
    return { bytes: tar.bytes, counts };
  }

  async #write(
    tar: TarWriter,
    space: ArchivedSpace,
    signal: AbortSignal,
    onBytes: (bytes: number) => void,
  ): Promise<ExportCounts> {
    const manifest = new Manifest();
    const createdAt = this.clock.now();
    for (const source of [this.files, this.notes, this.ics, this.contacts, this.photos]) {
      for await (const entry of source.of(space.id)) {
        signal.throwIfAborted();
        await add(tar, manifest, entry);
        onBytes(entry.content?.sizeBytes ?? 0);
        if (!manifest.isFull) continue;
        const { path, text } = manifest.part();
        manifest.wrote(path, await addText(tar, path, text, createdAt));
      }
    }
    await addText(tar, 'manifest.json', manifest.text(space, createdAt), createdAt);
    tar.end();
    return manifest.counts;
  }
}

async function add(tar: TarWriter, manifest: Manifest, entry: ArchiveEntry): Promise<void> {
  const { path, modifiedAt, content } = entry;
  if (content === null) {
    await tar.folder(path, modifiedAt);
    manifest.add(entry, 0, null);
    return;
  }
  const { sizeBytes } = content;
  try {
    const bytes = await content.read();
    const sha256 = await tar.file({ path, sizeBytes, modifiedAt }, bytes);
    manifest.add(entry, sizeBytes, sha256);
  } catch (error) {
    // It was deleted for good after it was found.
    if (!(error instanceof ApiError) || error.code !== 'blob.not_found') throw error;
    manifest.skip(entry);
  }
}

async function addText(
  tar: TarWriter,
  path: string,
  text: string,
  modifiedAt: Date,
): Promise<string> {
  const bytes = Buffer.from(text);
  return tar.file({ path, sizeBytes: bytes.length, modifiedAt }, bytes);
}
