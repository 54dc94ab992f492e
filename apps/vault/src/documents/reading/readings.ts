import { Clock } from '@skydeck/service';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Blobs } from '../../blobs/blobs.js';
import { FileListeners } from '../../files/nodes/file-listeners.js';
import type { FileVersionEntity } from '../../files/nodes/file-version.entity.js';
import type { NodeEntity } from '../../files/nodes/node.entity.js';
import type { FileReading } from './file-reading.js';
import { isPhoto, readingKindOf } from './kind-of.js';
import { Readers } from './readers.js';
import { CLAIM, FORGET_SHARED, PUT_DOCUMENT, PUT_READING } from './readings.sql.js';

const CLAIM_MS = 10 * 60_000;

/** Which files are to be read: written down with each version, taken by whoever reads. */
@Injectable()
export class Readings implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly listeners: FileListeners,
    private readonly readers: Readers,
    private readonly blobs: Blobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.listeners.add({
      name: 'reading',
      inTransaction: (manager, file, version) => this.#changed(manager, file, version),
      removed: (manager, fileId) => this.forget(manager, fileId),
    });
  }

  /** Takes one that waits, for as long as reading may take; null when none does. */
  async claim(): Promise<FileReading | null> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const [rows] = await this.dataSource.query<[FileReading[]]>(CLAIM, [now, until]);
    return rows[0] ?? null;
  }

  /** Lets go of all that was made of a file. */
  async forget(manager: EntityManager, fileId: string): Promise<void> {
    const [rows] = await manager.query<[FileReading[]]>(
      'delete from file_reading where id = $1 returning preview_blob_id, thumbnail_blob_id, shared_blob_id',
      [fileId],
    );
    for (const { preview_blob_id, thumbnail_blob_id, shared_blob_id } of rows) {
      if (shared_blob_id !== null) await this.blobs.release(manager, shared_blob_id);
      if (preview_blob_id !== null) await this.blobs.release(manager, preview_blob_id);
      if (thumbnail_blob_id !== null) await this.blobs.release(manager, thumbnail_blob_id);
    }
  }

  async #changed(
    manager: EntityManager,
    file: NodeEntity,
    version: FileVersionEntity,
  ): Promise<void> {
    const { id, projectId, spaceId, name, parentId } = file;
    const { contentType, sizeBytes } = version;
    const known = readingKindOf(contentType, name);
    const kind = known ?? (this.readers.scanner === null ? null : 'other');
    if (kind === null) {
      await this.forget(manager, id);
      return;
    }
    const [old] = await manager.query<[{ shared_blob_id: string }[]]>(FORGET_SHARED, [id]);
    for (const { shared_blob_id } of old) await this.blobs.release(manager, shared_blob_id);
    const now = this.clock.now();
    const { id: versionId, blobId } = version;
    await manager.query(PUT_READING, [id, projectId, spaceId, versionId, blobId, kind, now]);
    const isDocument = kind !== 'other' && !isPhoto(kind);
    if (!isDocument) await manager.query('delete from document where id = $1', [id]);
    if (!isPhoto(kind)) await manager.query('delete from photo where id = $1', [id]);
    if (!isDocument) return;
    const values = [id, projectId, spaceId, name, parentId, contentType, sizeBytes, now];
    await manager.query(PUT_DOCUMENT, values);
  }
}
