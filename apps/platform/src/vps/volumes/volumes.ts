import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { toVpsError } from '../actions/to-vps-error.js';
import { ComputeEngines } from '../engine/compute-engines.js';
import { PartHistory } from '../network/part-history.js';
import { orNameTaken } from '../network/unique-name.js';
import { VolumeEntity } from './volume.entity.js';
import { VolumeErrors } from './volume.errors.js';
import { VolumeEvents } from './volume.events.js';
import { type BegunVolume, VolumeWork } from './volume-work.js';
import type { CreateVolume, ListVolumes, UpdateVolume } from './volume.schema.js';

/** The rules of volumes that need no engine. */
@Injectable()
export class Volumes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly engines: ComputeEngines,
    private readonly work: VolumeWork,
    private readonly quotas: Quotas,
    private readonly history: PartHistory,
    private readonly clock: Clock,
  ) {}

  /** Writes a volume down and queues its making. @throws `volume.name_taken` */
  async create(project: ProjectRef, wanted: CreateVolume): Promise<BegunVolume> {
    const queued = await this.work.queuedBefore(project.id);
    if (queued) return queued;
    const { engine, capabilities } = await this.engines.usable().catch((error: unknown) => {
      throw toVpsError(error);
    });
    if (!capabilities.hasVolumes) throw VolumeErrors.unsupported();
    const now = this.clock.now();
    return this.work.queue(async (manager) => {
      await this.quotas.take('vps_volumes', manager, project.id);
      const volume = await manager.save(
        manager.create(VolumeEntity, {
          id: idOfThing('vol', now.getTime()),
          projectId: project.id,
          name: wanted.name,
          sizeGb: wanted.size_gb,
          engine,
          status: 'creating',
          error: null,
          vpsId: null,
          mountPath: null,
          metered: {},
          version: 1,
          createdAt: now,
          updatedAt: now,
          deletedAt: null,
        }),
      );
      await this.quotas.take('vps_volume_gb', manager, project.id);
      await this.history.note(manager, 'volume.create', volume, null, stateOf(volume));
      return { volume, kind: 'volume.create', input: {} };
    });
  }

  /** @returns at most `limit + 1` volumes */
  list(project: ProjectRef, wanted: ReturnType<typeof ListVolumes.parse>): Promise<VolumeEntity[]> {
    const { vps_id: vpsId, ...filters } = wanted.filters;
    const rows = this.dataSource.manager.createQueryBuilder(VolumeEntity, 'volume');
    rows.where({
      projectId: project.id,
      deletedAt: IsNull(),
      ...filters,
      ...(vpsId !== undefined && { vpsId }),
    });
    return readKeyset(rows, wanted);
  }

  /** @throws `volume.not_found` */
  async get(project: Pick<ProjectRef, 'id'>, nameOrId: string): Promise<VolumeEntity> {
    const which = nameOrId.startsWith('vol_') ? { id: nameOrId } : { name: nameOrId };
    const row = await this.dataSource.manager.findOneBy(VolumeEntity, {
      projectId: project.id,
      deletedAt: IsNull(),
      ...which,
    });
    if (!row) throw VolumeErrors.not_found();
    return row;
  }

  /** A volume as it is now, deleted or not. */
  latest(id: string): Promise<VolumeEntity> {
    return this.dataSource.manager.findOneByOrFail(VolumeEntity, { id });
  }

  /** Renames a volume. */
  async update(
    project: ProjectRef,
    nameOrId: string,
    wanted: UpdateVolume,
    expected: Precondition,
  ): Promise<VolumeEntity> {
    const { id } = await this.get(project, nameOrId);
    const change = async (manager: EntityManager): Promise<VolumeEntity> => {
      const row = await lockVolume(manager, id);
      expected.check(row.version);
      const before = stateOf(row);
      row.name = wanted.name;
      row.version += 1;
      row.updatedAt = this.clock.now();
      await manager.save(row);
      await this.history.tell(manager, VolumeEvents.updated, row, dataOf(row));
      await this.history.note(manager, 'volume.update', row, before, stateOf(row));
      return row;
    };
    return this.dataSource.transaction(change).catch(orNameTaken(VolumeErrors.name_taken));
  }
}

/** Reads a volume and keeps everybody else from changing it until the transaction ends. */
export async function lockVolume(manager: EntityManager, id: string): Promise<VolumeEntity> {
  const where = { id, deletedAt: IsNull() };
  const row = await manager.findOne(VolumeEntity, { where, lock: { mode: 'pessimistic_write' } });
  if (!row) throw VolumeErrors.not_found();
  return row;
}

/** What events say of a volume. */
export function dataOf({ id, name, sizeGb, status, vpsId }: VolumeEntity) {
  return { id, name, size_gb: sizeGb, status, vps_id: vpsId };
}

/** What the audit log shows of a volume. */
export function stateOf({ name, sizeGb, vpsId, mountPath }: VolumeEntity) {
  return { name, size_gb: sizeGb, vps: vpsId, mount_path: mountPath };
}
