import { Audit, type AuditState } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import type { PreviewEntity, PreviewSettingsEntity } from './preview.entity.js';
import { PreviewEvents } from './preview.events.js';

/** Writes down what happens to previews. */
@Injectable()
export class PreviewHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  async tell(
    manager: EntityManager,
    { id, projectId }: Pick<AppEntity, 'id' | 'projectId'>,
    what: 'opened' | 'updated' | 'closed',
    { number, appId, commitSha: commit, branch, state }: PreviewEntity,
  ): Promise<void> {
    const tenant = tenantOf(projectId);
    const data = { app_id: id, number, preview_app_id: appId, commit };
    await this.events.record(manager, { type: PreviewEvents[what], tenant, subject: id, data });
    const after = { number, state, branch, commit };
    await this.audit.record(manager, { tenant, action: `app_preview.${what}`, target: id, after });
  }

  async settings(
    manager: EntityManager,
    { id, projectId }: AppEntity,
    before: PreviewSettingsEntity,
    saved: PreviewSettingsEntity,
  ): Promise<void> {
    const tenant = tenantOf(projectId);
    const data = { app_id: id };
    const type = PreviewEvents.settings_updated;
    await this.events.record(manager, { type, tenant, subject: id, data });
    const states = { before: stateOf(before), after: stateOf(saved) };
    const action = 'app_preview.settings_update';
    await this.audit.record(manager, { tenant, action, target: id, ...states });
  }
}

function stateOf(row: PreviewSettingsEntity): AuditState {
  return {
    enabled: row.isEnabled,
    forks: row.takesForks,
    share_secrets: row.sharesSecrets,
    most_open: row.mostOpen,
    keep_days: row.keepDays,
    env_keys: row.envKeys,
    status_url: row.statusUrl,
    has_status_token: row.statusTokenSealed !== null,
  };
}
