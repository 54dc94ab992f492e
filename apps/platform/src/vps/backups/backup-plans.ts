import { Audit, type AuditState } from '@skydeck/audit';
import { type ProjectRef, tenantOf } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockVps } from '../servers/lock-vps.js';
import { VpsService } from '../servers/vps.service.js';
import { BackupErrors } from './backup.errors.js';
import { BackupEvents } from './backup.events.js';
import { BackupPlanEntity } from './backup-plan.entity.js';
import type { SetBackupPlan } from './backup-plan.schema.js';
import { nextSlot } from './next-slot.js';

/** The backup plans of servers, at most one for each. */
@Injectable()
export class BackupPlans {
  constructor(
    private readonly dataSource: DataSource,
    private readonly servers: VpsService,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws `backup.plan_not_found` */
  async get(project: ProjectRef, vps: string): Promise<BackupPlanEntity> {
    const { id } = await this.servers.get(project, vps);
    return this.#read(this.dataSource.manager, id);
  }

  /** Sets or changes the plan; the next backup is the first that is due from now on. */
  async set(
    project: ProjectRef,
    vps: string,
    { hour_utc: hourUtc, weekday, keep, copy }: SetBackupPlan,
    expected: Precondition,
  ): Promise<BackupPlanEntity> {
    const { id } = await this.servers.get(project, vps);
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      await lockVps(manager, id);
      const before = await manager.findOneBy(BackupPlanEntity, { vpsId: id });
      expected.check(before?.version ?? 0);
      const slotAt = nextSlot({ hourUtc, weekday }, now);
      const version = (before?.version ?? 0) + 1;
      const plan = await manager.save(
        manager.create(BackupPlanEntity, {
          vpsId: id,
          projectId: project.id,
          hourUtc,
          weekday,
          keep,
          copy,
          slotAt,
          nextAt: slotAt,
          version,
          createdAt: before?.createdAt ?? now,
          updatedAt: now,
        }),
      );
      await this.#tell(manager, 'plan_set', plan, before);
      return plan;
    });
  }

  /** Backups that were taken stay. */
  async delete(project: ProjectRef, vps: string, expected: Precondition): Promise<void> {
    const { id } = await this.servers.get(project, vps);
    await this.dataSource.transaction(async (manager) => {
      await lockVps(manager, id);
      const plan = await this.#read(manager, id);
      expected.check(plan.version);
      await manager.delete(BackupPlanEntity, { vpsId: id });
      await this.#tell(manager, 'plan_deleted', plan, plan);
    });
  }

  async #read(manager: EntityManager, vpsId: string): Promise<BackupPlanEntity> {
    const plan = await manager.findOneBy(BackupPlanEntity, { vpsId });
    if (!plan) throw BackupErrors.plan_not_found();
    return plan;
  }

  async #tell(
    manager: EntityManager,
    what: 'plan_set' | 'plan_deleted',
    plan: BackupPlanEntity,
    before: BackupPlanEntity | null,
  ): Promise<void> {
    const { vpsId, hourUtc, weekday, keep, copy } = plan;
    const tenant = tenantOf(plan.projectId);
    const data = { vps_id: vpsId, hour_utc: hourUtc, weekday, keep, copy };
    await this.events.record(manager, { type: BackupEvents[what], tenant, subject: vpsId, data });
    await this.audit.record(manager, {
      tenant,
      action: `backup.${what}`,
      target: vpsId,
      before: before && stateOf(before),
      after: what === 'plan_set' ? stateOf(plan) : null,
    });
  }
}

const stateOf = ({ hourUtc, weekday, keep, copy }: BackupPlanEntity): AuditState => ({
  hour_utc: hourUtc,
  weekday,
  keep,
  copy,
});
