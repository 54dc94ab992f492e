import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import type { DeploymentEntity } from '../deployments/deployment.entity.js';
import { DeploymentHistory } from '../deployments/deployment-history.js';
import { DeploymentQueue } from '../deployments/deployment-queue.js';
import { DeploymentRows } from '../deployments/deployment-rows.js';
import { isFinished } from '../deployments/deployment-status.js';
import { DeploymentsService } from '../deployments/deployments.service.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { LogStore } from '../logs/log-store.js';
import { SourcesService } from '../uploads/sources.service.js';
import type { PushedRef } from './push-session.js';

const LOOK_EVERY_MS = 250;
const LONGEST_MS = 30 * 60_000;
const LINES = 500;

/** Deploys what is pushed, and tells whoever pushed how it goes. */
@Injectable()
export class PushDeploys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: DeploymentRows,
    private readonly sources: SourcesService,
    private readonly history: DeploymentHistory,
    private readonly queue: DeploymentQueue,
    private readonly deployments: DeploymentsService,
    private readonly logs: LogStore,
    private readonly settings: LaunchpadSettings,
  ) {}

  /** The lines that the one who pushes sees. */
  async *answer(app: AppEntity, pushed: readonly PushedRef[]): AsyncGenerator<string> {
    const head = pushed.find(({ ref }) => ref === `refs/heads/${app.branch}`);
    if (!head || /^0+$/.test(head.commit)) {
      yield `Kept. Only the branch ${app.branch} is deployed.`;
      return;
    }
    const deployment = await this.#deploy(app, head.commit);
    yield `Deploying ${head.commit.slice(0, 12)} as ${deployment.id}`;
    yield* this.#follow(app, deployment.id);
  }

  async #deploy(app: AppEntity, commit: string): Promise<DeploymentEntity> {
    const deployment = await this.dataSource.transaction(async (manager) => {
      const queued = await this.rows.queue(app.id, { commit }, manager);
      await this.sources.use(manager, queued, 'push');
      await this.history.note(manager, 'deployment.create', queued);
      return queued;
    });
    await this.queue.wake(deployment);
    return deployment;
  }

  async *#follow(app: AppEntity, id: string): AsyncGenerator<string> {
    const until = performance.now() + LONGEST_MS;
    let after: number = 0;
    while (performance.now() < until) {
      const row = await this.deployments.await({ appId: app.id }, id, LOOK_EVERY_MS);
      for (;;) {
        const lines = await this.logs.after(id, after, LINES);
        for (const { line } of lines) yield line;
        after = Number(lines.at(-1)?.seq ?? after);
        if (lines.length < LINES) break;
      }
      if (!isFinished(row.status)) continue;
      yield* this.#end(app, row);
      return;
    }
    yield 'It goes on without this line.';
  }

  *#end(app: AppEntity, { status, error }: DeploymentEntity): Generator<string> {
    if (status === 'live') {
      yield `Live at ${this.settings.urlOf(app)}`;
      return;
    }
    const why = error ? ` (${error.code}): ${error.message}` : '.';
    yield `ERROR: the deployment is ${status}${why}`;
    yield 'The commit is kept; the release before serves on.';
  }
}
