import type { ProjectRef } from '@skydeck/auth-guard';
import { isUniqueViolation, readKeyset } from '@skydeck/database';
import { idOfThing } from '@skydeck/idempotency';
import { type OperationEntity, Operations } from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { ImageEntity } from '../../images/image.entity.js';
import { type BegunImage, NewImages } from '../../images/new-images.js';
import { VpsEntity } from '../../servers/vps.entity.js';
import type { SnapshotEntity } from '../../snapshots/snapshot.entity.js';
import { SnapshotErrors } from '../../snapshots/snapshot.errors.js';
import { Snapshots } from '../../snapshots/snapshots.js';
import { BackupErrors } from '../backup.errors.js';
import { BackupCopyEntity } from './backup-copy.entity.js';
import type { ListBackupCopies } from './backup-copy.schema.js';
import { CopyHistory } from './copy-history.js';

/** What the restoring of a copy is about. */
export interface CopyInput {
  readonly copyId: string;
}

/** The rules of copies of backups. */
@Injectable()
export class BackupCopies {
  constructor(
    private readonly dataSource: DataSource,
    private readonly snapshots: Snapshots,
    private readonly operations: Operations,
    private readonly images: NewImages,
    private readonly history: CopyHistory,
    private readonly clock: Clock,
  ) {}

  /** Queues the copying of a snapshot. @throws `backup.copy_exists` */
  async create(project: Pick<ProjectRef, 'id'>, vps: string, snapshot: string) {
    const operation = await this.operations.startedBefore(project.id);
    if (operation) return { copy: await this.get(project, operation.resourceId), operation };
    const found = await this.snapshots.get(project, vps, snapshot);
    if (found.status !== 'ready') throw SnapshotErrors.not_ready();
    try {
      const begun = await this.#begin(found);
      await this.operations.wake(begun.operation);
      return begun;
    } catch (error) {
      if (isUniqueViolation(error)) throw BackupErrors.copy_exists({ cause: error });
      throw error;
    }
  }

  /** @returns at most `limit + 1` copies */
  async list(
    project: ProjectRef,
    wanted: ReturnType<typeof ListBackupCopies.parse>,
  ): Promise<BackupCopyEntity[]> {
    const { vps_id: vpsId, ...filters } = wanted.filters;
    const rows = this.dataSource.manager.createQueryBuilder(BackupCopyEntity, 'copy');
    const ofServer = vpsId === undefined ? {} : { vpsId };
    rows.where({ projectId: project.id, deletedAt: IsNull(), ...ofServer, ...filters });
    return readKeyset(rows, wanted);
  }

  /** @throws `backup.copy_not_found` */
  async get({ id: projectId }: Pick<ProjectRef, 'id'>, id: string): Promise<BackupCopyEntity> {
    const which = { id, projectId, deletedAt: IsNull() };
    const row = await this.dataSource.manager.findOneBy(BackupCopyEntity, which);
    if (!row) throw BackupErrors.copy_not_found();
    return row;
  }

  /** Begins an image of a copy, of which servers are made. @throws `backup.copy_not_ready` */
  async restore(project: ProjectRef, id: string, slug: string): Promise<BegunImage> {
    const copy = await this.get(project, id);
    if (copy.status !== 'ready') throw BackupErrors.copy_not_ready();
    const input: CopyInput = { copyId: copy.id };
    const begun = await this.images.begin(project, 'image.restore', input, {
      slug,
      title: `${copy.vpsName} ${copy.snapshotName}`,
      origin: 'snapshot',
      format: copy.format,
      hasCloudInit: copy.hasCloudInit,
      minDiskGb: copy.diskGb,
      source: copy.id,
    });
    await this.dataSource.transaction((manager) =>
      this.history.note(manager, 'copy_restore', copy),
    );
    return begun;
  }

  /** Its object goes soon after. @throws `backup.copy_not_ready` while it is made */
  async delete(project: Pick<ProjectRef, 'id'>, id: string): Promise<BackupCopyEntity> {
    const copy = await this.get(project, id);
    return this.dataSource.transaction(async (manager) => {
      const { affected } = await manager
        .createQueryBuilder()
        .update(BackupCopyEntity)
        .set({ status: 'deleting' })
        .where("id = :id and status in ('ready', 'failed')", { id: copy.id })
        .execute();
      if (affected !== 1) throw BackupErrors.copy_not_ready();
      await this.history.note(manager, 'copy_delete', copy);
      return Object.assign(copy, { status: 'deleting' as const });
    });
  }

  async #begin(
    snapshot: SnapshotEntity,
  ): Promise<{ copy: BackupCopyEntity; operation: OperationEntity }> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const vps = await manager.findOneByOrFail(VpsEntity, { id: snapshot.vpsId });
      const origin = await manager.findOneBy(ImageEntity, { id: vps.imageId });
      const copy = manager.create(BackupCopyEntity, {
        id: idOfThing('bkc', now.getTime()),
        projectId: snapshot.projectId,
        vpsId: vps.id,
        vpsName: vps.name,
        snapshotId: snapshot.id,
        snapshotName: snapshot.name,
        kind: snapshot.kind,
        status: 'creating',
        error: null,
        format: origin?.format === 'disk' ? 'disk' : 'rootfs',
        hasCloudInit: origin?.hasCloudInit ?? false,
        diskGb: snapshot.diskGb,
        sizeBytes: null,
        sha256: null,
        createdAt: now,
        completedAt: null,
        deletedAt: null,
      });
      await manager.insert(BackupCopyEntity, copy);
      await this.history.note(manager, 'copy', copy);
      const operation = await this.operations.start(manager, {
        projectId: copy.projectId,
        kind: 'backup.copy',
        resource: { type: 'backup_copy', id: copy.id },
        isFirst: true,
      });
      return { copy, operation };
    });
  }
}
