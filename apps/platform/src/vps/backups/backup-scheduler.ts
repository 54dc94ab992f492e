import { tenantOf } from '@skydeck/auth-guard';
import { ApiError } from '@skydeck/errors';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { Snapshots } from '../snapshots/snapshots.js';
import { BackupEvents } from './backup.events.js';
import { BackupPlanEntity } from './backup-plan.entity.js';
import { nextSlot } from './next-slot.js';

const AT_ONCE = 100;
/** A server that is busy is asked again after this, and no longer than that for one backup. */
const RETRY_MS = 5 * 60_000;
const GIVE_UP_MS = 6 * 3_600_000;

interface Surplus {
  readonly id: string;
  readonly vps_id: string;
  readonly project_id: string;
}

/** Takes the backups that are due, and deletes those that are too many. */
@Injectable()
export class BackupScheduler {
  readonly #logger = new Logger(BackupScheduler.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly snapshots: Snapshots,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** Looks once. Any number of processes may do so at the same time. */
  async pass(): Promise<void> {
    const due = await this.dataSource.manager.find(BackupPlanEntity, {
      where: { nextAt: LessThanOrEqual(this.clock.now()) },
      order: { nextAt: 'ASC' },
      take: AT_ONCE,
    });
    for (const plan of due) {
      if (await this.#claim(plan)) await this.#attempt(plan.vpsId, () => this.#take(plan));
    }
    for (const one of await this.#surplus()) {
      await this.#attempt(one.vps_id, () => this.#prune(one));
    }
  }

  /** Only one process gets it. If that dies here, it is tried again a little later. */
  async #claim({ vpsId, nextAt, slotAt }: BackupPlanEntity): Promise<boolean> {
    const again = new Date(this.clock.now().getTime() + RETRY_MS);
    const which = { vpsId, nextAt, slotAt };
    const { affected } = await this.dataSource.manager.update(BackupPlanEntity, which, {
      nextAt: again,
    });
    return affected === 1;
  }

  async #take(plan: BackupPlanEntity): Promise<void> {
    const { vpsId, projectId, slotAt } = plan;
    try {
      // The name is made of the slot: there is never a second backup for it.
      const wanted = { name: nameOf(slotAt), kind: 'backup' } as const;
      await this.snapshots.create({ id: projectId }, vpsId, wanted);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'vps.not_found') {
        await this.dataSource.manager.delete(BackupPlanEntity, { vpsId });
        return;
      }
      if (error.code !== 'snapshot.name_taken') {
        const isLate = this.clock.now().getTime() - slotAt.getTime() > GIVE_UP_MS;
        const isBusy = BUSY.has(error.code);
        if (isBusy && !isLate) return;
        return this.#goOn(plan, error.code);
      }
    }
    await this.#goOn(plan);
  }

  /** Waits for the next slot. Slots that passed while nobody looked are not made up for. */
  async #goOn(plan: BackupPlanEntity, reason?: string): Promise<void> {
    const { vpsId, slotAt, projectId } = plan;
    const next = nextSlot(plan, this.clock.now());
    await this.dataSource.transaction(async (manager) => {
      const changes = { slotAt: next, nextAt: next };
      const { affected } = await manager.update(BackupPlanEntity, { vpsId, slotAt }, changes);
      if (affected !== 1 || reason === undefined) return;
      await this.events.record(manager, {
        type: BackupEvents.missed,
        tenant: tenantOf(projectId),
        subject: vpsId,
        data: { vps_id: vpsId, slot_at: slotAt.toISOString(), reason },
      });
    });
  }

  /** The oldest beyond those to keep, and failed ones that have a good one after them. */
  #surplus(): Promise<Surplus[]> {
    return this.dataSource.query<Surplus[]>(
      `select distinct on (vps_id) id, vps_id, project_id from (
         select snapshot.id, snapshot.vps_id, snapshot.project_id, snapshot.status, plan.keep,
                count(*) filter (where snapshot.status = 'ready')
                  over (partition by snapshot.vps_id order by snapshot.id desc) as newer
         from vps_snapshot snapshot
         join vps_backup_plan plan on plan.vps_id = snapshot.vps_id
         where snapshot.kind = 'backup' and snapshot.deleted_at is null
       ) backup
       where (status = 'ready' and newer > keep) or (status = 'failed' and newer > 0)
       order by vps_id, id limit ${AT_ONCE}`,
    );
  }

  async #prune({ id, vps_id: vpsId, project_id: projectId }: Surplus): Promise<void> {
    try {
      await this.snapshots.delete({ id: projectId }, vpsId, id);
    } catch (error) {
      // Another process was first, or the server is busy: the next pass sees.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  async #attempt(vps: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#logger.error({ msg: 'a backup failed; it is tried again', vps, err: error });
    }
  }
}

const BUSY = new Set(['operation.in_progress', 'vps.wrong_state', 'vps.engine_unavailable']);

/** Such as `backup-2026-11-21-03`. */
function nameOf(slot: Date): string {
  return `backup-${slot.toISOString().slice(0, 13).replace('T', '-')}`;
}
