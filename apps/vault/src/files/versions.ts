import type { Tenant } from '@skydeck/auth-guard';
import { type KeysetPage, readKeyset } from '@skydeck/database';
import { isId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Blobs } from '../blobs/blobs.js';
import { Room } from './content/room.js';
import { KeptFiles } from '../retention/kept-files.js';
import { FileErrors } from './nodes/file.errors.js';
import { FileListeners } from './nodes/file-listeners.js';
import { FileVersionEntity } from './nodes/file-version.entity.js';
import { nextVersion, withVersion } from './nodes/new-node.js';
import { NodeEntity } from './nodes/node.entity.js';
import { NodeNotes } from './nodes/node-notes.js';
import { living } from './nodes/node-store.js';

/** What files were before. */
@Injectable()
export class FileVersions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blobs: Blobs,
    private readonly room: Room,
    private readonly listeners: FileListeners,
    private readonly notes: NodeNotes,
    private readonly kept: KeptFiles,
    private readonly clock: Clock,
  ) {}

  /** Versions of a file in the order asked for, one more than `limit`. */
  list({ id: fileId }: NodeEntity, page: KeysetPage): Promise<FileVersionEntity[]> {
    const query = this.dataSource.createQueryBuilder(FileVersionEntity, 'version');
    return readKeyset(query.where({ fileId }), page);
  }

  /** One version of a file, the current one when none is named. @throws `file.version_not_found` */
  get(file: NodeEntity, id = file.versionId!): Promise<FileVersionEntity> {
    return versionOf(this.dataSource.manager, file, id);
  }

  /** Makes what a file was what it is, as a new version. @throws `space.full`, `quota_exceeded` */
  async restore(file: NodeEntity, id: string, actor?: string): Promise<NodeEntity> {
    const { after, version } = await this.dataSource.transaction(async (manager) => {
      const before = await living(manager, file, { locked: true });
      const old = await versionOf(manager, before, id);
      const blob = { id: old.blobId, bytes: old.sizeBytes, sha256: old.sha256 };
      const now = this.clock.now();
      const made = nextVersion(before, blob, { contentType: old.contentType, actor, now });
      const next = Object.assign(withVersion(before, made), {
        version: before.version + 1,
        updatedAt: now,
      });
      await manager.update(NodeEntity, { id: next.id }, next);
      await manager.insert(FileVersionEntity, made);
      await this.blobs.adopt(manager, made.blobId);
      await this.kept.keeping(manager, before, () => this.listeners.changed(manager, next, made));
      const space = { id: file.spaceId, projectId: file.projectId };
      await this.room.take(manager, space, made.sizeBytes);
      await this.notes.changed(manager, 'updated', next, before);
      return { after: next, version: made };
    });
    this.listeners.after(after, version);
    return after;
  }

  /** Removes what a file was, for good. @throws `file.is_current`, `file.kept`, `file.version_not_found` */
  async delete(file: NodeEntity, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const now = await living(manager, file, { locked: true });
      if (now.versionId === id) throw FileErrors.is_current();
      const version = await versionOf(manager, now, id);
      await this.kept.checkVersion(manager, now, version.createdAt);
      await manager.delete(FileVersionEntity, { id });
      await this.blobs.release(manager, version.blobId);
      const space: { id: string; projectId: Tenant } = {
        id: file.spaceId,
        projectId: file.projectId,
      };
      await this.room.take(manager, space, -version.sizeBytes);
    });
  }
}

async function versionOf(
  manager: EntityManager,
  { id: fileId }: NodeEntity,
  id: string,
): Promise<FileVersionEntity> {
  const found = isId('fiv', id) ? await manager.findOneBy(FileVersionEntity, { fileId, id }) : null;
  if (!found) throw FileErrors.version_not_found();
  return found;
}
