import { readKeyset } from '@skydeck/database';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { orNameTaken } from '../../../vps/network/unique-name.js';
import type { AppEntity } from '../../apps/app.entity.js';
import { lockApp } from '../../apps/lock-app.js';
import { AppVolumeEntity } from '../app-volume.entity.js';
import { AppVolumeErrors } from '../app-volume.errors.js';
import { AppVolumesService } from '../app-volumes.service.js';
import { VolumeLoop } from '../volume-loop.js';
import { VolumeReleases } from '../volume-releases.js';
import { mustHold } from './must-hold.js';
import { SnapshotErrors } from './snapshot.errors.js';
import { SnapshotHistory } from './snapshot-history.js';
import type { CreateVolumeSnapshot, ListVolumeSnapshots } from './snapshot.schema.js';
import { VolumeSnapshotEntity } from './volume-snapshot.entity.js';

/** The snapshots of volumes. */
@Injectable()
export class SnapshotsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly volumes: AppVolumesService,
    private readonly releases: VolumeReleases,
    private readonly history: SnapshotHistory,
    private readonly quotas: Quotas,
    private readonly loop: VolumeLoop,
    private readonly clock: Clock,
  ) {}

  /** @throws `app_volume.wrong_state`, `app_volume_snapshot.name_taken`, `quota_exceeded` */
  async create(
    app: AppEntity,
    volume: string,
    { name }: CreateVolumeSnapshot,
  ): Promise<VolumeSnapshotEntity> {
    const now = this.clock.now();
    const made = await madeBefore('avsnap', (id) =>
      this.dataSource.manager.findOneBy(VolumeSnapshotEntity, { appId: app.id, id }),
    );
    if (made) return made;
    return this.#change(app, async (manager) => {
      const { id: volumeId, status, madeGb } = await this.volumes.get(app, volume, manager);
      if (madeGb === 0 || !['ready', 'growing'].includes(status)) {
        throw AppVolumeErrors.wrong_state();
      }
      await this.quotas.take('app_volume_snapshots', manager, app.projectId);
      const row = await manager.save(
        manager.create(VolumeSnapshotEntity, {
          id: idOfThing('avsnap', now.getTime()),
          volumeId,
          appId: app.id,
          projectId: app.projectId,
          name,
          kind: 'manual',
          status: 'pending',
          createdAt: now,
        }),
      );
      await this.history.note(manager, 'created', row);
      return row;
    }).catch(orNameTaken(SnapshotErrors.name_taken));
  }

  /** @returns at most `limit + 1` snapshots */
  list({ id: volumeId }: AppVolumeEntity, wanted: ReturnType<typeof ListVolumeSnapshots.parse>) {
    const rows = this.dataSource.manager.createQueryBuilder(VolumeSnapshotEntity, 'snapshot');
    const { status, kind } = wanted.filters;
    const where = { volumeId, ...(status && { status }), ...(kind && { kind }) };
    return readKeyset(rows.where(where), wanted);
  }

  /** @throws `app_volume_snapshot.not_found` */
  async get(
    { id: volumeId }: AppVolumeEntity,
    name: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<VolumeSnapshotEntity> {
    const row = await manager.findOneBy(VolumeSnapshotEntity, [
      { volumeId, id: name },
      { volumeId, name },
    ]);
    if (!row) throw SnapshotErrors.not_found();
    return row;
  }

  async delete(app: AppEntity, volume: string, name: string): Promise<VolumeSnapshotEntity> {
    return this.#change(app, async (manager) => {
      const row = await this.get(await this.volumes.get(app, volume, manager), name, manager);
      if (row.status === 'deleting') return row;
      await this.history.note(manager, 'deleted', row);
      row.status = 'deleting';
      return manager.save(row);
    });
  }

  /** Gives a volume that nothing mounts the content of one of its snapshots. */
  async restore(app: AppEntity, volume: string, name: string): Promise<AppVolumeEntity> {
    return this.#change(app, async (manager) => {
      const row = await this.volumes.get(app, volume, manager);
      const snapshot = await this.get(row, name, manager);
      mustHold(row.sizeGb, snapshot);
      if (row.isAttached) throw AppVolumeErrors.in_use();
      await this.releases.mustNotMount(manager, row);
      if (row.status !== 'ready') throw AppVolumeErrors.wrong_state();
      Object.assign(row, { status: 'restoring', snapshotId: snapshot.id });
      Object.assign(row, { version: row.version + 1, updatedAt: this.clock.now() });
      await this.history.note(manager, 'restored', snapshot);
      return manager.save(row);
    });
  }

  async #change<Row>(app: AppEntity, work: (manager: EntityManager) => Promise<Row>): Promise<Row> {
    const row = await this.dataSource.transaction(async (manager) => {
      await lockApp(manager, app.id);
      return work(manager);
    });
    this.loop.poke();
    return row;
  }
}
