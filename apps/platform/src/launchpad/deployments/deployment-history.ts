import { Audit } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DeploymentEntity } from './deployment.entity.js';
import { DeploymentEvents } from './deployment.events.js';
import type { DeploymentReason, DeploymentStatus } from './deployment-status.js';

type Told = keyof typeof DeploymentEvents;

/** Whether a deployment that comes to this status is news. */
export function isTold(status: DeploymentStatus): status is Exclude<Told, 'started'> {
  return status in DeploymentEvents;
}

/** Writes down what happens to deployments: as events, and what people do in the audit log. */
@Injectable()
export class DeploymentHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** Tells what the row now says. */
  async tell(manager: EntityManager, id: string, what: Told): Promise<void> {
    const row = await manager.findOneByOrFail(DeploymentEntity, { id });
    const { projectId, appId: app_id, number, branch, commitSha: commit_sha, error } = row;
    const shown = { id, app_id, number, branch, commit_sha };
    const about = { tenant: tenantOf(projectId), subject: id };
    if (what === 'failed' || what === 'rolled_back') {
      const type = DeploymentEvents[what];
      await this.events.record(manager, { ...about, type, data: { ...shown, error } });
    } else {
      await this.events.record(manager, { ...about, type: DeploymentEvents[what], data: shown });
    }
  }

  /** Notes what somebody did. */
  async note(
    manager: EntityManager,
    action: `deployment.${Exclude<DeploymentReason, 'deploy'> | 'create' | 'cancel'}`,
    { id, projectId, appId, number, branch, wantedCommit, fromReleaseId }: DeploymentEntity,
  ): Promise<void> {
    const after = { app_id: appId, number, branch, commit: wantedCommit, release: fromReleaseId };
    const tenant = tenantOf(projectId);
    await this.audit.record(manager, { tenant, action, target: id, after });
  }
}
