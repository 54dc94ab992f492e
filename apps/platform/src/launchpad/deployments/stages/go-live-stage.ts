import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppEntity } from '../../apps/app.entity.js';
import { CronAdoption } from '../../cron/cron-adoption.js';
import { EdgeClient } from '../../edge/edge-client.js';
import { EdgeSync } from '../../edge/edge-sync.js';
import { RouteBook } from '../../edge/route-book.js';
import { StartFailure, WEB } from '../../engine/runtime.driver.js';
import { LaunchpadSettings } from '../../launchpad-settings.js';
import { ChangeHub } from '@skydeck/bus';
import { ReplicaKeeper } from '../../runtime/replica-keeper.js';
import type { StartableRelease } from '../../runtime/startable-release.js';
import type { TrackedReplica } from '../../runtime/tracked-replica.js';
import { VolumeHandOver } from '../../volumes/volume-hand-over.js';
import { DeploymentErrors } from '../deployment.errors.js';
import { DeploymentLeases } from '../deployment-leases.js';
import type { DeploymentRun } from '../deployment-run.js';

const EDGE_TRIES = 20;
const EDGE_RETRY_MS = 500;

/** Brings a release up, checks it, sends traffic to it and retires the one before. */
@Injectable()
export class GoLiveStage {
  readonly #logger = new Logger(GoLiveStage.name);

  constructor(
    private readonly keeper: ReplicaKeeper,
    private readonly edge: EdgeClient,
    private readonly sync: EdgeSync,
    private readonly book: RouteBook,
    private readonly leases: DeploymentLeases,
    private readonly dataSource: DataSource,
    private readonly hub: ChangeHub,
    private readonly settings: LaunchpadSettings,
    private readonly crons: CronAdoption,
    private readonly handOver: VolumeHandOver,
  ) {}

  async start(run: DeploymentRun, release: StartableRelease): Promise<TrackedReplica[]> {
    if (release.artifact.kind === 'static') {
      run.say('A static site: the edge serves its files, nothing is started.');
      return [];
    }
    await this.handOver.begin(run, release);
    // What sleeps is started all the same: a release that cannot start must not go live.
    const count = Math.max(1, release.replicas);
    run.say(
      `Starting ${count} ${count === 1 ? 'replica' : 'replicas'}: ${release.plan.start ?? 'as the image says'}`,
    );
    try {
      const wanted = [{ name: WEB, replicas: count }, ...release.processes];
      for (const { name, command, replicas } of release.processes) {
        run.say(`Starting ${name} (${replicas}): ${command}`);
      }
      return await Promise.all(
        wanted.flatMap(({ name, replicas }) =>
          Array.from({ length: replicas }, () => this.keeper.start(release, name)),
        ),
      );
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error;
      const failure =
        error.code === 'engine_missing'
          ? DeploymentErrors.engine_missing
          : DeploymentErrors.start_failed;
      throw failure({ detail: error.message, cause: error });
    }
  }

  async check(
    run: DeploymentRun,
    release: StartableRelease,
    replicas: readonly TrackedReplica[],
  ): Promise<void> {
    const started = performance.now();
    const { plan } = release;
    await Promise.all(replicas.map((replica) => this.keeper.healthy(replica, plan, run.signal)));
    if (replicas.length === 0) return;
    const what = plan.healthPath ? `answers on ${plan.healthPath}` : `listens on port ${plan.port}`;
    run.say(`The app ${what} (${Math.round(performance.now() - started)} ms)`);
  }

  /** The one step that visitors notice: from here on the new release is the truth. */
  async switch(run: DeploymentRun, release: StartableRelease): Promise<void> {
    await this.edge.versions().catch((error: unknown) => {
      throw DeploymentErrors.edge_unavailable({ cause: error });
    });
    run.lease = await this.dataSource.transaction(async (manager) => {
      await manager.update(AppEntity, release.appId, { currentReleaseId: release.id });
      await this.book.advance(manager, release.appId);
      await this.crons.adopt(manager, release);
      return this.leases.move(run.lease, 'draining', { releaseId: release.id }, manager);
    });
    this.hub.changed(run.deployment.id);
    await this.#push(release.appId);
    run.say(`Live at ${this.settings.urlOf(run.app)}`);
  }

  /** Waits for requests that the old replicas still answer, then ends them. Never fails. */
  async retireOthers(run: DeploymentRun, release: StartableRelease): Promise<void> {
    const running = await this.keeper.list(release.appId);
    const old = running.filter((replica) => replica.releaseId !== release.id);
    if (old.length === 0) return;
    const { LAUNCHPAD_DRAIN_TIMEOUT_S: drainS } = this.settings.config;
    const host = this.settings.hostOf(run.app);
    const targets = old.map(({ address }) => address);
    await this.edge.drain(host, targets, drainS * 1000).catch((error: unknown) => {
      this.#logger.warn({
        msg: 'the edge could not drain old replicas',
        app: release.appId,
        err: error,
      });
    });
    await this.keeper.stop(old.map(({ replicaId }) => replicaId));
    run.say(
      `Retired ${old.length} ${old.length === 1 ? 'replica' : 'replicas'} of the release before.`,
    );
  }

  /** The rows have switched, so this must get through; the reconciler tries on when it does not. */
  async #push(appId: string): Promise<void> {
    for (let attempt = 1; attempt <= EDGE_TRIES; attempt++) {
      try {
        return await this.sync.push(appId);
      } catch (error) {
        this.#logger.warn({
          msg: 'the edge did not take a route',
          app: appId,
          attempt,
          err: error,
        });
        await sleep(EDGE_RETRY_MS);
        await this.sync.check();
      }
    }
  }
}
