import type { ProjectRef } from '@skydeck/auth-guard';
import { isUniqueViolation, readKeyset } from '@skydeck/database';
import { idOfThing } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Operations } from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { lockVps } from '../servers/lock-vps.js';
import { type Begun, VpsActions } from '../servers/vps-actions.js';
import type { VpsEntity } from '../servers/vps.entity.js';
import type { VpsState } from '../servers/vps-state.js';
import { VpsService } from '../servers/vps.service.js';
import { SnapshotEntity } from './snapshot.entity.js';
import { SnapshotErrors } from './snapshot.errors.js';
import { SnapshotHistory } from './snapshot-history.js';
import type { ListSnapshots } from './snapshot.schema.js';

const WITH_A_DISK: readonly VpsState[] = ['running', 'stopped', 'unknown', 'error'];

/** What a snapshot operation is about. */
export interface SnapshotInput {
  readonly snapshotId: string;
}

/** The rules of snapshots. */
@Injectable()
export class Snapshots {
  constructor(
    private readonly dataSource: DataSource,
    private readonly servers: VpsService,
    private readonly actions: VpsActions,
    private readonly operations: Operations,
    private readonly quotas: Quotas,
    private readonly history: SnapshotHistory,
    private readonly clock: Clock,
  ) {}

  /** Queues the making of a snapshot. @throws `snapshot.name_taken` */
  async create(
    project: Pick<ProjectRef, 'id'>,
    vps: string,
    wanted: { name?: string | undefined; kind: SnapshotEntity['kind'] },
  ): Promise<Begun & { snapshot: SnapshotEntity }> {
    const now = this.clock.now();
    const id = idOfThing('snp', now.getTime());
    let snapshot: SnapshotEntity | undefined;
    const change = async (row: VpsEntity, manager: EntityManager): Promise<void> => {
      await this.quotas.take('vps_snapshots', manager, project.id);
      snapshot = await manager.save(
        manager.create(SnapshotEntity, {
          id,
          vpsId: row.id,
          projectId: project.id,
          name: wanted.name ?? nameOf(now),
          kind: wanted.kind,
          status: 'creating',
          error: null,
          sizeBytes: null,
          diskGb: row.diskGb,
          createdAt: now,
          deletedAt: null,
        }),
      );
      await this.history.note(manager, 'create', snapshot);
    };
    const input: SnapshotInput = { snapshotId: id };
    try {
      const verb = { kind: 'vps.snapshot', state: 'snapshotting', input, change } as const;
      const begun = await this.actions.begin(project, vps, { ...verb, from: WITH_A_DISK });
      const made = (begun.operation.input as SnapshotInput).snapshotId;
      return { ...begun, snapshot: snapshot ?? (await this.get(project, vps, made)) };
    } catch (error) {
      if (isUniqueViolation(error)) throw SnapshotErrors.name_taken({ cause: error });
      throw error;
    }
  }

  /** @returns at most `limit + 1` snapshots */
  async list(
    project: ProjectRef,
    vps: string,
    wanted: ReturnType<typeof ListSnapshots.parse>,
  ): Promise<SnapshotEntity[]> {
    const { id } = await this.servers.get(project, vps);
    const rows = this.dataSource.manager.createQueryBuilder(SnapshotEntity, 'snapshot');
    rows.where({ vpsId: id, deletedAt: IsNull(), ...wanted.filters });
    return readKeyset(rows, wanted);
  }

  /** @throws `snapshot.not_found` */
  async get(
    project: Pick<ProjectRef, 'id'>,
    vps: string,
    nameOrId: string,
  ): Promise<SnapshotEntity> {
    const { id } = await this.servers.get(project, vps);
    const which = nameOrId.startsWith('snp_') ? { id: nameOrId } : { name: nameOrId };
    const row = await this.dataSource.manager.findOneBy(SnapshotEntity, {
      vpsId: id,
      deletedAt: IsNull(),
      ...which,
    });
    if (!row) throw SnapshotErrors.not_found();
    return row;
  }

  /** Sets a server back. What was written since is lost. */
  async restore(project: ProjectRef, vps: string, nameOrId: string): Promise<Begun> {
    const snapshot = await this.get(project, vps, nameOrId);
    if (snapshot.status !== 'ready') throw SnapshotErrors.not_ready();
    const input: SnapshotInput = { snapshotId: snapshot.id };
    const change = (_row: VpsEntity, manager: EntityManager) =>
      this.history.note(manager, 'restore', snapshot);
    const verb = { kind: 'vps.restore', state: 'restoring', input, change } as const;
    return this.actions.begin(project, vps, { ...verb, from: WITH_A_DISK });
  }

  /** Queues the deletion of a snapshot. The server itself is not held up by its state. */
  async delete(project: Pick<ProjectRef, 'id'>, vps: string, nameOrId: string) {
    const found = await this.get(project, vps, nameOrId);
    const begun = await this.dataSource.transaction(async (manager) => {
      await lockVps(manager, found.vpsId);
      const input: SnapshotInput = { snapshotId: found.id };
      const operation = await this.operations.start(manager, {
        projectId: project.id,
        kind: 'vps.snapshot_delete',
        resource: { type: 'vps', id: found.vpsId },
        input,
      });
      await manager.update(SnapshotEntity, { id: found.id }, { status: 'deleting' });
      await this.history.note(manager, 'delete', found);
      return operation;
    });
    await this.operations.wake(begun);
    const snapshot: SnapshotEntity = Object.assign(found, { status: 'deleting' as const });
    return { snapshot, operation: begun };
  }
}

/** Such as `2026-11-21-0304-05`. */
function nameOf(now: Date): string {
  return now.toISOString().slice(0, 19).replace('T', '-').replace(':', '').replace(':', '-');
}
