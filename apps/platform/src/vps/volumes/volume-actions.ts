import type { ProjectRef } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PartHistory } from '../network/part-history.js';
import { lockVps } from '../servers/lock-vps.js';
import { VpsService } from '../servers/vps.service.js';
import type { VolumeEntity, VolumeStatus } from './volume.entity.js';
import { VolumeErrors } from './volume.errors.js';
import type { VolumeInput } from './volume.handlers.js';
import { type BegunVolume, VolumeWork } from './volume-work.js';
import type { AttachVolume } from './volume.schema.js';
import { lockVolume, stateOf, Volumes } from './volumes.js';

interface Verb {
  readonly name: 'attach' | 'detach' | 'grow' | 'delete';
  /** The status meanwhile. */
  readonly status: VolumeStatus;
  /** Checks and changes the row. @returns what the handler is told */
  readonly change: (row: VolumeEntity, manager: EntityManager) => Promise<VolumeInput>;
}

/** Begins what engines do to volumes. */
@Injectable()
export class VolumeActions {
  constructor(
    private readonly volumes: Volumes,
    private readonly servers: VpsService,
    private readonly work: VolumeWork,
    private readonly quotas: Quotas,
    private readonly history: PartHistory,
    private readonly clock: Clock,
  ) {}

  /** @throws `volume.in_use`, `volume.mount_taken`, `volume.other_engine` */
  async attach(
    project: ProjectRef,
    volume: string,
    { vps, mount_path: mountPath }: AttachVolume,
  ): Promise<BegunVolume> {
    const server = await this.servers.get(project, vps);
    const change = async (row: VolumeEntity, manager: EntityManager) => {
      if (row.vpsId !== null) throw VolumeErrors.in_use();
      mustBe(row, 'available');
      const { id: vpsId, engine, engineRef } = await lockVps(manager, server.id);
      if (engine !== row.engine) throw VolumeErrors.other_engine();
      if (engineRef === null) throw VolumeErrors.server_not_made();
      Object.assign(row, { vpsId, mountPath });
      return { vpsId, mountPath };
    };
    const verb = { name: 'attach', status: 'attaching', change } as const;
    return this.#begin(project, volume, verb);
  }

  /** Its data stay on it. @throws `volume.not_attached` */
  detach(project: ProjectRef, volume: string): Promise<BegunVolume> {
    return this.#begin(project, volume, { name: 'detach', status: 'detaching', change: leave });
  }

  /** @throws `volume.shrink` */
  grow(project: ProjectRef, volume: string, sizeGb: number): Promise<BegunVolume> {
    const change = async (row: VolumeEntity, manager: EntityManager) => {
      const fromGb = row.sizeGb;
      if (sizeGb <= fromGb) throw VolumeErrors.shrink({ detail: `It has ${fromGb} GiB.` });
      mustBe(row, 'available', 'in_use');
      row.sizeGb = sizeGb;
      await manager.save(row);
      await this.quotas.take('vps_volume_gb', manager, project.id);
      return { fromGb, sizeGb };
    };
    return this.#begin(project, volume, { name: 'grow', status: 'growing', change });
  }

  /** Deletes a volume with its data. @throws `volume.in_use` */
  delete(project: ProjectRef, volume: string, expected: Precondition): Promise<BegunVolume> {
    const change = (row: VolumeEntity) => {
      expected.check(row.version);
      if (row.vpsId !== null) throw VolumeErrors.in_use();
      mustBe(row, 'available', 'error');
      return Promise.resolve({});
    };
    return this.#begin(project, volume, { name: 'delete', status: 'deleting', change });
  }

  async #begin(project: ProjectRef, nameOrId: string, verb: Verb): Promise<BegunVolume> {
    const queued = await this.work.queuedBefore(project.id);
    if (queued) return queued;
    const { id } = await this.volumes.get(project, nameOrId);
    return this.work.queue(async (manager) => {
      const row = await lockVolume(manager, id);
      const before = stateOf(row);
      const input = await verb.change(row, manager);
      row.status = verb.status;
      row.version += 1;
      row.updatedAt = this.clock.now();
      await manager.save(row);
      const after = verb.name === 'delete' ? null : stateOf(row);
      await this.history.note(manager, `volume.${verb.name}`, row, before, after);
      return { volume: row, kind: `volume.${verb.name}`, input };
    }, VolumeErrors.mount_taken);
  }
}

function leave(row: VolumeEntity): Promise<VolumeInput> {
  const { vpsId } = row;
  if (vpsId === null) throw VolumeErrors.not_attached();
  mustBe(row, 'in_use');
  return Promise.resolve({ vpsId });
}

function mustBe({ status }: VolumeEntity, ...wanted: readonly VolumeStatus[]): void {
  if (wanted.includes(status)) return;
  const names = wanted.map((one) => `\`${one}\``).join(' or ');
  throw VolumeErrors.wrong_state({ detail: `It is \`${status}\`; this needs ${names}.` });
}
