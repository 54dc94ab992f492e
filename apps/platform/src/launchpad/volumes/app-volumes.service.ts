import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { orNameTaken } from '../../vps/network/unique-name.js';
import type { AppEntity } from '../apps/app.entity.js';
import { lockApp } from '../apps/lock-app.js';
import { AppVolumeEntity } from './app-volume.entity.js';
import { AppVolumeErrors } from './app-volume.errors.js';
import { AppVolumeHistory, stateOf } from './app-volume-history.js';
import type { CreateAppVolume, ListAppVolumes, UpdateAppVolume } from './app-volume.schema.js';
import { overlap } from './mount-path.js';
import { mustHold } from './snapshots/must-hold.js';
import { SnapshotErrors } from './snapshots/snapshot.errors.js';
import { VolumeSnapshotEntity } from './snapshots/volume-snapshot.entity.js';
import { SingleWriter } from './single-writer.js';
import { VolumeReleases } from './volume-releases.js';
import { VolumeRoom } from './volume-room.js';
import { VolumeLoop } from './volume-loop.js';

/** A volume, and the deployment that a change of it caused. */
export interface ChangedVolume {
  readonly row: AppVolumeEntity;
  readonly deploymentId: string | null;
}

/** The volumes of apps. */
@Injectable()
export class AppVolumesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: AppVolumeHistory,
    private readonly releases: VolumeReleases,
    private readonly single: SingleWriter,
    private readonly room: VolumeRoom,
    private readonly quotas: Quotas,
    private readonly loop: VolumeLoop,
    private readonly clock: Clock,
  ) {}

  /** @throws `quota_exceeded` and what {@link AppVolumeErrors} tells */
  async create(app: AppEntity, wanted: CreateAppVolume): Promise<ChangedVolume> {
    const made = await madeBefore('avol', (id) => this.get(app, id));
    if (made) return this.#asMade(made);
    await this.room.mustHave(wanted.size_gb, wanted.size_gb);
    const now = this.clock.now();
    return this.#change(app, async (manager) => {
      await this.quotas.take('app_volumes', manager, app.projectId);
      const snapshotId = await this.#beginning(manager, app, wanted);
      const row = await manager.save(
        manager.create(AppVolumeEntity, {
          id: idOfThing('avol', now.getTime()),
          appId: app.id,
          projectId: app.projectId,
          name: wanted.name,
          mountPath: wanted.mount_path,
          sizeGb: wanted.size_gb,
          processes: wanted.processes,
          isShared: wanted.shared,
          snapshotsKept: wanted.snapshots_kept,
          isAttached: true,
          status: 'creating',
          snapshotId,
          version: 1,
          createdAt: now,
          updatedAt: now,
        }),
      );
      await this.quotas.take('app_volume_gb', manager, app.projectId);
      await this.#mustFit(manager, row);
      await this.history.note(manager, 'created', row);
      return { row, isNewRelease: true };
    }).catch(orNameTaken(AppVolumeErrors.name_taken));
  }

  /** @returns at most `limit + 1` volumes */
  list({ id: appId }: AppEntity, wanted: ReturnType<typeof ListAppVolumes.parse>) {
    const volumes = this.dataSource.manager.createQueryBuilder(AppVolumeEntity, 'volume');
    const { status } = wanted.filters;
    return readKeyset(volumes.where({ appId, ...(status && { status }) }), wanted);
  }

  /** @throws `app_volume.not_found` */
  async get(
    { id: appId }: AppEntity,
    name: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<AppVolumeEntity> {
    const row = await manager.findOneBy(AppVolumeEntity, [
      { appId, id: name },
      { appId, name },
    ]);
    if (!row) throw AppVolumeErrors.not_found();
    return row;
  }

  /** Changes what is given. */
  async update(
    app: AppEntity,
    name: string,
    wanted: UpdateAppVolume,
    expected: Precondition,
  ): Promise<ChangedVolume> {
    const present = await this.get(app, name);
    const sizeGb = wanted.size_gb ?? present.sizeGb;
    await this.room.mustHave(sizeGb, sizeGb - present.sizeGb);
    const growsInUse = await this.room.growsInUse();
    return this.#change(app, async (manager) => {
      const row = await this.get(app, name, manager);
      expected.check(volumeVersion(row));
      if (row.status === 'deleting') throw AppVolumeErrors.wrong_state();
      const before = stateOf(row);
      if (sizeGb < row.sizeGb) throw AppVolumeErrors.shrink();
      if (sizeGb > row.sizeGb) {
        if (row.status === 'restoring') throw AppVolumeErrors.wrong_state();
        if (row.madeGb > 0) row.status = 'growing';
        row.sizeGb = sizeGb;
      }
      row.mountPath = wanted.mount_path ?? row.mountPath;
      row.isShared = wanted.shared ?? row.isShared;
      row.snapshotsKept = wanted.snapshots_kept ?? row.snapshotsKept;
      row.isAttached = wanted.attached ?? row.isAttached;
      if (wanted.processes !== undefined) row.processes = wanted.processes;
      if (row.isAttached && row.status === 'restoring') throw AppVolumeErrors.wrong_state();
      row.version += 1;
      row.updatedAt = this.clock.now();
      await manager.save(row);
      if (sizeGb > before.size_gb) {
        await this.quotas.take('app_volume_gb', manager, app.projectId);
      }
      await this.#mustFit(manager, row);
      await this.history.note(manager, 'updated', row, before);
      const mustStop = sizeGb > before.size_gb && row.isAttached && !growsInUse;
      return { row, isNewRelease: mustStop || isMountedOtherwise(before, stateOf(row)) };
    });
  }

  /** Begins to remove a volume with its data. @throws `app_volume.in_use`, `not_confirmed` */
  async delete(
    app: AppEntity,
    name: string,
    { confirm, expected }: { confirm: string | undefined; expected: Precondition },
  ): Promise<AppVolumeEntity> {
    const { row } = await this.#change(app, async (manager) => {
      const found = await this.get(app, name, manager);
      expected.check(volumeVersion(found));
      if (confirm !== found.name) throw AppVolumeErrors.not_confirmed();
      if (found.status === 'deleting') return { row: found, isNewRelease: false };
      await this.releases.mustNotMount(manager, found);
      const before = stateOf(found);
      Object.assign(found, { status: 'deleting', isAttached: false, version: found.version + 1 });
      await manager.save(found);
      await this.history.note(manager, 'deleted', found, before);
      return { row: found, isNewRelease: false };
    });
    return row;
  }

  /** The snapshot that a new volume begins with. */
  async #beginning(
    manager: EntityManager,
    { id: appId }: AppEntity,
    { snapshot: id, size_gb: sizeGb }: CreateAppVolume,
  ): Promise<string | null> {
    if (id === undefined) return null;
    const row = await manager.findOneBy(VolumeSnapshotEntity, { appId, id });
    if (!row) throw SnapshotErrors.not_found();
    mustHold(sizeGb, row);
    return row.id;
  }

  /** A volume that an earlier attempt at the running request made. */
  async #asMade(row: AppVolumeEntity): Promise<ChangedVolume> {
    return { row, deploymentId: (await this.releases.queuedBefore())?.id ?? null };
  }

  async #change(
    app: AppEntity,
    work: (manager: EntityManager) => Promise<{ row: AppVolumeEntity; isNewRelease: boolean }>,
  ): Promise<ChangedVolume> {
    const changed = await this.dataSource.transaction(async (manager) => {
      await lockApp(manager, app.id);
      const { row, isNewRelease } = await work(manager);
      const deployment = isNewRelease ? await this.releases.queue(manager, app.id) : null;
      return { row, deployment };
    });
    this.loop.poke();
    if (changed.deployment) await this.releases.wake(changed.deployment);
    return { row: changed.row, deploymentId: changed.deployment?.id ?? null };
  }

  async #mustFit(manager: EntityManager, row: AppVolumeEntity): Promise<void> {
    const all = await manager.findBy(AppVolumeEntity, { appId: row.appId });
    const other = all.find(
      ({ id, mountPath }) => id !== row.id && overlap(mountPath, row.mountPath),
    );
    if (other) {
      throw AppVolumeErrors.mount_taken({
        detail: `The volume ${other.name} is mounted at ${other.mountPath}.`,
      });
    }
    await this.single.check(manager, row.appId);
  }
}

type State = ReturnType<typeof stateOf>;

/** Whether a release that has it now has to be followed by another one. */
function isMountedOtherwise(before: State, after: State): boolean {
  if (!before.attached && !after.attached) return false;
  const of = ({ attached, mount_path, processes, shared }: State) =>
    JSON.stringify([attached, mount_path, processes, shared]);
  return of(before) !== of(after);
}

/** Changes with what callers can change of a volume. */
export const volumeVersion = ({ version }: Pick<AppVolumeEntity, 'version'>) => String(version);
