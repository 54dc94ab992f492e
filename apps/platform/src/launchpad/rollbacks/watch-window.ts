import { Clock } from '@skydeck/service';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppSettingsEntity } from '../app-settings/app-settings.entity.js';
import { AppEntity } from '../apps/app.entity.js';
import { DeploymentEntity } from '../deployments/deployment.entity.js';
import { DeploymentErrors } from '../deployments/deployment.errors.js';
import { toDeploymentError } from '../deployments/deployment-failure.js';
import type { EdgeAppStats } from '../edge/edge-answers.js';
import { EdgeClient } from '../edge/edge-client.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { ReplicaKeeper } from '../runtime/replica-keeper.js';
import { RollbacksService } from './rollbacks.service.js';
import { type Evidence, judge } from './watch-verdict.js';

/** Counters of the edge when a release went live. */
type Baseline = Pick<EdgeAppStats, 'requests' | 'errors'>;

/** Watches releases for a while after they went live, and goes back when they fail. */
@Injectable()
export class WatchWindow implements OnModuleInit {
  readonly #crashes = new Map<string, number>();
  readonly #baselines = new Map<string, Baseline>();
  readonly #logger = new Logger(WatchWindow.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly keeper: ReplicaKeeper,
    private readonly edge: EdgeClient,
    private readonly rollbacks: RollbacksService,
    private readonly clock: Clock,
    private readonly settings: LaunchpadSettings,
  ) {}

  onModuleInit(): void {
    this.keeper.onExit(({ requested, releaseId }) => {
      if (requested) return;
      this.#crashes.set(releaseId, (this.#crashes.get(releaseId) ?? 0) + 1);
    });
  }

  /** Looks at every release that went live lately. To be called every second or two. */
  async pass(): Promise<void> {
    const watched = await this.#watched();
    const ids = new Set(watched.map(({ releaseId }) => releaseId ?? ''));
    for (const id of this.#baselines.keys()) if (!ids.has(id)) this.#baselines.delete(id);
    if (watched.length === 0) return;
    // Without the edge only crashes can be seen.
    const stats = await this.edge.stats().catch(() => []);
    const byApp = new Map(stats.map((one) => [one.app, one]));
    for (const row of watched) await this.#look(row, byApp.get(row.appId));
  }

  /** Deployments that serve, went live within the window and are no way back themselves. */
  async #watched(): Promise<DeploymentEntity[]> {
    const usual = this.settings.config.LAUNCHPAD_WATCH_S;
    return this.dataSource.manager
      .createQueryBuilder(DeploymentEntity, 'deployment')
      .innerJoin(AppEntity, 'app', 'app.current_release_id = deployment.release_id')
      .leftJoin(AppSettingsEntity, 'own', 'own.app_id = app.id')
      .where({ status: 'live' })
      .andWhere(
        `deployment.finished_at > :now::timestamptz - make_interval(
           secs => coalesce((own.settings ->> 'watch_s')::integer, :usual))`,
        { now: this.clock.now(), usual },
      )
      .andWhere(`deployment.reason not in ('rollback', 'scale') and app.deleted_at is null`)
      .getMany();
  }

  async #look(row: DeploymentEntity, stats: EdgeAppStats | undefined): Promise<void> {
    const { config } = this.settings;
    const evidence = this.#evidence(row.releaseId ?? '', stats);
    const verdict = judge(evidence, {
      crashes: config.LAUNCHPAD_WATCH_CRASHES,
      errorPercent: config.LAUNCHPAD_WATCH_ERROR_PERCENT,
      leastRequests: config.LAUNCHPAD_WATCH_LEAST_REQUESTS,
    });
    if (verdict === 'keep') return;
    const reason = DeploymentErrors[verdict]({ detail: inWords(evidence, verdict) });
    try {
      await this.#goBack(row, toDeploymentError(reason, 'draining'));
    } catch (error) {
      // Nothing to go back to: the release stays, as bad as it is.
      this.#logger.warn({ msg: 'a failing release stays', deployment: row.id, err: error });
    }
  }

  async #goBack(row: DeploymentEntity, error: ReturnType<typeof toDeploymentError>): Promise<void> {
    const app = await this.dataSource.manager.findOneByOrFail(AppEntity, { id: row.appId });
    const cause = { deploymentId: row.id, releaseId: row.releaseId ?? '', error };
    await this.rollbacks.startFor(app, cause);
  }

  #evidence(releaseId: string, stats: EdgeAppStats | undefined): Evidence {
    const { requests = 0, errors = 0 } = stats ?? {};
    const crashes = this.#crashes.get(releaseId) ?? 0;
    const baseline = this.#baselines.get(releaseId);
    if (!baseline || baseline.requests > requests) {
      this.#baselines.set(releaseId, { requests, errors });
      return { crashes, requests: 0, errors: 0 };
    }
    return { crashes, requests: requests - baseline.requests, errors: errors - baseline.errors };
  }
}

function inWords({ crashes, requests, errors }: Evidence, verdict: string): string {
  if (verdict === 'crash_loop') return `Its replicas ended ${crashes} times after it went live.`;
  return `Of ${requests} requests after it went live, ${errors} were answered with an error.`;
}
