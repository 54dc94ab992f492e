import { Audit, type AuditState } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AppEntity } from './app.entity.js';
import { AppEvents } from './app.events.js';

/** Writes down what happens to apps: as an event for whoever listens, and in the audit log. */
@Injectable()
export class AppHistory {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  async created(manager: EntityManager, app: AppEntity): Promise<void> {
    await this.#tell(manager, 'created', app);
    await this.#note(manager, 'app.create', app, null, stateOf(app));
  }

  /** @param changed names of settings; `former` is the name that the app had */
  async updated(
    manager: EntityManager,
    { before, after }: { before: AuditState; after: AuditState },
    app: AppEntity,
    { changed, former }: { changed: readonly string[]; former?: string | undefined },
  ): Promise<void> {
    const { id, projectId, name, repo, branch } = app;
    const data = { id, name, repo, branch, changed: [...changed], former_name: former ?? null };
    const about = { tenant: tenantOf(projectId), subject: id };
    await this.events.record(manager, { ...about, type: AppEvents.updated, data });
    await this.#note(manager, 'app.update', app, before, after);
  }

  async deleted(manager: EntityManager, app: AppEntity): Promise<void> {
    await this.#tell(manager, 'deleted', app);
    await this.#note(manager, 'app.delete', app, stateOf(app), null);
  }

  async #tell(manager: EntityManager, what: 'created' | 'deleted', app: AppEntity) {
    const { id, projectId, name, repo, branch } = app;
    const data = { id, name, repo, branch };
    const tenant = tenantOf(projectId);
    await this.events.record(manager, { type: AppEvents[what], tenant, subject: id, data });
  }

  async #note(
    manager: EntityManager,
    action: string,
    { id, projectId }: AppEntity,
    before: AuditState | null,
    after: AuditState | null,
  ): Promise<void> {
    const tenant = tenantOf(projectId);
    await this.audit.record(manager, { tenant, action, target: id, before, after });
  }
}

/** What the audit log shows of an app. Values of the environment are secrets, their names are not. */
export function stateOf(app: AppEntity): AuditState {
  return {
    name: app.name,
    repo: app.repo,
    branch: app.branch,
    root: app.root,
    port: app.port,
    health_path: app.healthPath,
    build_command: app.buildCommand,
    start_command: app.startCommand,
    env_keys: [...app.envKeys],
  };
}
