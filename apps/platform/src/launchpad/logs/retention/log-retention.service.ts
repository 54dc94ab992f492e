import { Audit } from '@skydeck/audit';
import { type ProjectRef, tenantOf } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppsService } from '../../apps/apps.service.js';
import { lockApp } from '../../apps/lock-app.js';
import { LaunchpadSettings } from '../../launchpad-settings.js';
import { LogWriter } from '../log-writer.js';
import { LogExtent } from './log-extent.js';
import { LogRetentionEntity } from './log-retention.entity.js';
import { LogRetentionErrors } from './log-retention.errors.js';
import { LogRetentionEvents } from './log-retention.events.js';
import type { LogRetention, UpdateLogRetention } from './log-retention.schema.js';

const MEGABYTE = 1024 * 1024;

/** Says how much of what apps write is kept. */
@Injectable()
export class LogRetentionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly apps: AppsService,
    private readonly extent: LogExtent,
    private readonly writer: LogWriter,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly settings: LaunchpadSettings,
  ) {}

  async get(project: ProjectRef, name: string): Promise<{ shown: LogRetention; version: string }> {
    const { id: appId } = await this.apps.get(project, name);
    const row = await this.dataSource.manager.findOneBy(LogRetentionEntity, { appId });
    const { bytes, oldestAt } = await this.extent.of(appId);
    const kept = { keep_days: this.#days(row), keep_mb: this.#megabytes(row) };
    const shown = { ...kept, used_bytes: bytes, oldest_at: oldestAt?.toISOString() ?? null };
    return { shown, version: String(row?.version ?? 0) };
  }

  /** Changes what is given. @throws `app_logs.too_much` */
  async update(
    project: ProjectRef,
    name: string,
    body: UpdateLogRetention,
    expected: Precondition,
  ): Promise<{ shown: LogRetention; version: string }> {
    const { id: appId } = await this.apps.get(project, name);
    const row = await this.dataSource.transaction(async (manager) => {
      await lockApp(manager, appId);
      const before = await manager.findOneBy(LogRetentionEntity, { appId });
      expected.check(String(before?.version ?? 0));
      const keepDays = body.keep_days ?? this.#days(before);
      const keepMb = body.keep_mb ?? this.#megabytes(before);
      this.#mustFit(keepDays, keepMb);
      const version = (before?.version ?? 0) + 1;
      const values = { appId, keepDays, keepMb, version, updatedAt: this.clock.now() };
      const saved = await manager.save(manager.create(LogRetentionEntity, values));
      const tenant = tenantOf(project.id);
      await this.events.record(manager, {
        type: LogRetentionEvents.retention_updated,
        tenant,
        subject: appId,
        data: { app_id: appId, keep_days: keepDays, keep_mb: keepMb },
      });
      await this.audit.record(manager, {
        tenant,
        action: 'app.log_retention.update',
        target: appId,
        before: before && { keep_days: before.keepDays, keep_mb: before.keepMb },
        after: { keep_days: keepDays, keep_mb: keepMb },
      });
      return saved;
    });
    this.writer.resize(appId, row.keepMb * MEGABYTE);
    await this.extent.sweep(appId, row.keepDays, row.keepMb * MEGABYTE);
    return this.get(project, name);
  }

  #days(row: LogRetentionEntity | null): number {
    const { LAUNCHPAD_LOG_DAYS: most } = this.settings.config;
    return Math.min(row?.keepDays ?? most, most);
  }

  #megabytes(row: LogRetentionEntity | null): number {
    const { LAUNCHPAD_LOG_MB: most } = this.settings.config;
    return Math.min(row?.keepMb ?? most, most);
  }

  #mustFit(days: number, megabytes: number): void {
    const { LAUNCHPAD_LOG_DAYS: mostDays, LAUNCHPAD_LOG_MB: mostMb } = this.settings.config;
    if (days > mostDays) throw LogRetentionErrors.too_much({ detail: `At most ${mostDays} days.` });
    if (megabytes > mostMb) throw LogRetentionErrors.too_much({ detail: `At most ${mostMb} MB.` });
  }
}
