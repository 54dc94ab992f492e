import { Audit } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { firstWord } from '../../vps/console/guest/first-word.js';
import type { RunEntity } from './run.entity.js';
import { RunEvents } from './run.events.js';

/** Writes down what happens to runs: as events, and who ran which program in the audit log. */
@Injectable()
export class RunHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  async started(manager: EntityManager, { id, appId, projectId, cron }: RunEntity): Promise<void> {
    const about = { tenant: tenantOf(projectId), subject: id };
    const data = { id, app_id: appId, cron };
    await this.events.record(manager, { ...about, type: RunEvents.started, data });
  }

  async ended(manager: EntityManager, row: RunEntity): Promise<void> {
    const { id, appId, projectId, cron, status, exitCode: exit_code } = row;
    const data = { id, app_id: appId, cron, status, exit_code, out_of_memory: row.isOutOfMemory };
    const about = { tenant: tenantOf(projectId), subject: id };
    await this.events.record(manager, { ...about, type: RunEvents.ended, data });
  }

  /** Arguments may hold secrets: only the program is named. */
  async note(manager: EntityManager, action: 'run' | 'cancel', row: RunEntity): Promise<void> {
    const { id, appId, projectId, command, cron } = row;
    await this.audit.record(manager, {
      tenant: tenantOf(projectId),
      action: `app.${action === 'run' ? 'run' : 'run.cancel'}`,
      target: appId,
      after: { run: id, program: firstWord(command), cron },
    });
  }
}
