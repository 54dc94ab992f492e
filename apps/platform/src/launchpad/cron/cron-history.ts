import { Audit, type AuditState } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { firstWord } from '../../vps/console/guest/first-word.js';
import type { CronEntity } from './cron.entity.js';
import { CronEvents } from './cron.events.js';

/** Writes down what people do with cron entries. */
@Injectable()
export class CronHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  async note(
    manager: EntityManager,
    what: keyof typeof CronEvents,
    row: CronEntity,
    before: AuditState | null = null,
  ): Promise<void> {
    const { id, appId: app_id, name, schedule, timeZone: time_zone, isEnabled: enabled } = row;
    const tenant = tenantOf(row.projectId);
    const data = { id, app_id, name, schedule, time_zone, enabled };
    await this.events.record(manager, { type: CronEvents[what], tenant, subject: id, data });
    await this.audit.record(manager, {
      tenant,
      action: `app.cron.${{ created: 'create', updated: 'update', deleted: 'delete' }[what as 'created']}`,
      target: app_id,
      before,
      after: what === 'deleted' ? null : stateOf(row),
    });
  }
}

/** What the audit log shows: arguments of the command may be secrets. */
export function stateOf({ name, schedule, timeZone, command, overlap, isEnabled }: CronEntity) {
  const program = firstWord(command);
  return { name, schedule, time_zone: timeZone, program, overlap, enabled: isEnabled };
}
