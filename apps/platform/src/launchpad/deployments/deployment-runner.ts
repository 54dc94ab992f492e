import { join } from 'node:path';
import { ApiError } from '@skydeck/errors';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { EnvValues } from '../environment/env-values.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { LogWriter } from '../logs/log-writer.js';
import { PrebuiltImages } from '../prebuilt/prebuilt-images.js';
import { ReleaseCopies } from '../releases/release-copies.js';
import { ReleasesService } from '../releases/releases.service.js';
import { ReleaseCommand } from '../runs/release-command.js';
import { ReplicaKeeper } from '../runtime/replica-keeper.js';
import type { StartableRelease } from '../runtime/startable-release.js';
import { SecretBox } from '../secrets/secret-box.js';
import { VolumeHandOver } from '../volumes/volume-hand-over.js';
import { DeploymentEntity } from './deployment.entity.js';
import { ActiveRuns } from './active-runs.js';
import { toDeploymentError } from './deployment-failure.js';
import { DeploymentLeases } from './deployment-leases.js';
import { DeploymentRun } from './deployment-run.js';
import { DeploymentTelemetry, type Step } from './deployment-telemetry.js';
import type { DeploymentStage } from './deployment-status.js';
import { LeaseLost, type Lease } from './lease.js';
import { BuildMeter } from './stages/build-meter.js';
import { BuildStage } from './stages/build-stage.js';
import { FetchStage } from './stages/fetch-stage.js';
import { GoLiveStage } from './stages/go-live-stage.js';

type DoStep = <Result>(step: Step, work: () => Promise<Result>) => Promise<Result>;

/** Takes one deployment from the queue to its end. */
@Injectable()
export class DeploymentRunner {
  readonly #logger = new Logger(DeploymentRunner.name);

  constructor(
    private readonly leases: DeploymentLeases,
    private readonly active: ActiveRuns,
    private readonly fetch: FetchStage,
    private readonly builder: BuildStage,
    private readonly meter: BuildMeter,
    private readonly releases: ReleasesService,
    private readonly live: GoLiveStage,
    private readonly keeper: ReplicaKeeper,
    private readonly logs: LogWriter,
    private readonly box: SecretBox,
    private readonly values: EnvValues,
    private readonly copies: ReleaseCopies,
    private readonly images: PrebuiltImages,
    private readonly dataSource: DataSource,
    private readonly settings: LaunchpadSettings,
    private readonly telemetry: DeploymentTelemetry,
    private readonly releaseCommand: ReleaseCommand,
    private readonly handOver: VolumeHandOver,
  ) {}

  /**
   * Resolves when the deployment has ended. Never rejects for a failure of it.
   * @returns false when it was not to be had: it has ended, or another one of the app is in hand
   */
  async run(deploymentId: string): Promise<boolean> {
    const lease = await this.leases.claim(deploymentId);
    if (!lease) return false;
    await this.logs.open(deploymentId);
    const watch = this.active.watch(lease);
    const run = await this.#open(lease, watch.signal);
    try {
      await this.#stages(run);
    } catch (error) {
      await this.#end(run, watch.signal.aborted ? watch.signal.reason : error);
    } finally {
      watch[Symbol.dispose]();
      await this.fetch.cleanUp(run);
      await this.logs.close(deploymentId);
    }
    return true;
  }

  async #open(lease: Lease, signal: AbortSignal): Promise<DeploymentRun> {
    const deployment = await this.dataSource.manager.findOneByOrFail(DeploymentEntity, {
      id: lease.id,
    });
    const app = await this.dataSource.manager.findOneByOrFail(AppEntity, { id: deployment.appId });
    return new DeploymentRun({
      leases: this.leases,
      logs: this.logs,
      lease,
      deployment,
      app,
      env: await this.values.forDeployment(app),
      credentials: app.repoSecret === null ? undefined : this.box.open(app.repoSecret, app.id),
      workDir: join(this.settings.dir, 'workspaces', `${lease.id}-${lease.epoch}`),
      signal,
    });
  }

  async #stages(run: DeploymentRun): Promise<void> {
    const { app, deployment } = run;
    const step: DoStep = (name, work) => this.telemetry.step(name, deployment.id, work);
    const isCopy = deployment.reason !== 'deploy';
    const image = isCopy ? undefined : await this.images.of(run);
    const release = await (isCopy
      ? this.copies.make(run)
      : image
        ? step('pull', () => this.images.make(run, image))
        : this.#make(run, step));
    await step('release', () => this.releaseCommand.run(run, release));
    const letGo = this.keeper.hold(app.id);
    try {
      await this.#bringUp(run, release, step);
      await step('retire', () => this.live.retireOthers(run, release));
    } finally {
      await this.handOver.end(app.id);
      letGo();
    }
    await this.copies.tookOver(run);
    await this.logs.flush();
    run.lease = await this.leases.move(run.lease, 'live');
    this.telemetry.ended('live');
  }

  /** Clones, decides, builds. */
  async #make(run: DeploymentRun, step: DoStep): Promise<StartableRelease> {
    const { app, deployment, env } = run;
    const source = await step('clone', () => this.fetch.clone(run));
    const { commitSha, commitMessage } = source;
    await run.enter('detecting', { commitSha, commitMessage });
    const plan = await step('detect', () => this.fetch.plan(run, source));
    await run.enter('building', { plan: plan as object });
    const artifact = await step('build', () =>
      this.meter.during(run, () => this.builder.build(run, source, plan)),
    );
    await run.enter('publishing');
    await run.enter('releasing');
    const { run: seen, plainKeys: plainEnvKeys } = env;
    const made = { appId: app.id, deploymentId: deployment.id, commitSha, artifact, plan };
    return step('publish', () => this.releases.create({ ...made, env: seen, plainEnvKeys }));
  }

  /** Up to the switch nothing is lost: what was started is ended, and the old release serves on. */
  async #bringUp(run: DeploymentRun, release: StartableRelease, step: DoStep): Promise<void> {
    try {
      await run.enter('starting', { releaseId: release.id });
      const replicas = await step('start', () => this.live.start(run, release));
      await run.enter('checking');
      await step('check', () => this.live.check(run, release, replicas));
      await run.enter('switching');
      await step('switch', () => this.live.switch(run, release));
    } catch (error) {
      if (run.lease.status !== 'draining') {
        await this.keeper.stopRelease(release.appId, release.id);
      }
      throw error;
    }
  }

  async #end(run: DeploymentRun, reason: unknown): Promise<void> {
    if (reason instanceof LeaseLost) return;
    if (reason === 'shutdown') return this.leases.giveBack(run.lease);
    const { status } = run.lease;
    const error = toDeploymentError(reason, status as DeploymentStage);
    error.message = run.mask(error.message);
    const to = error.code === 'deployment.cancelled' ? 'cancelled' : 'failed';
    if (!(reason instanceof ApiError)) {
      this.#logger.error({
        msg: 'a deployment failed for a reason of ours',
        deployment: run.deployment.id,
        err: reason,
      });
    }
    run.say(to === 'cancelled' ? 'Cancelled.' : `Failed while ${status}: ${error.message}`);
    await this.logs.flush();
    try {
      run.lease = await this.leases.move(run.lease, to, { error });
      this.telemetry.ended(to);
    } catch (problem) {
      if (!(problem instanceof LeaseLost)) throw problem;
    }
  }
}
