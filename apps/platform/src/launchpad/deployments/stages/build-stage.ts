import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type BuildFailureCode, BuildFailure } from '../../engine/build-failure.js';
import type { BuildPlan } from '../../engine/build-plan.js';
import type { Artifact, BuilderDriver } from '../../engine/builder.driver.js';
import { LaunchpadEngines } from '../../engine/engines.js';
import { whatIsMissing } from '../../runtime/what-is-missing.js';
import { LaunchpadSettings } from '../../launchpad-settings.js';
import type { ClonedSource } from '../../source/git-source.js';
import { DeploymentErrors } from '../deployment.errors.js';
import type { DeploymentRun } from '../deployment-run.js';

const FAILURES = {
  exit: DeploymentErrors.build_failed,
  oom: DeploymentErrors.build_out_of_memory,
  timeout: DeploymentErrors.build_timeout,
  disk_exceeded: DeploymentErrors.build_disk_exceeded,
  pids_exceeded: DeploymentErrors.build_pids_exceeded,
  output_missing: DeploymentErrors.build_output_missing,
  engine_missing: DeploymentErrors.engine_missing,
  invalid_plan: DeploymentErrors.invalid_settings,
  cancelled: DeploymentErrors.cancelled,
} satisfies Record<BuildFailureCode, unknown>;

const BELIEVED_MS = 60_000;

/** Turns the tree into an artifact; nothing runs when tree, plan and environment are as before. */
@Injectable()
export class BuildStage {
  readonly #workedAtMs = new Map<BuilderDriver, number>();

  constructor(
    private readonly engines: LaunchpadEngines,
    private readonly settings: LaunchpadSettings,
  ) {}

  /** Does what the first build would otherwise wait for. Rejects when nothing can be built here. */
  async getReady(): Promise<void> {
    const { sandbox } = this.engines.builders;
    // A network made where no runtime works would be given back by nobody.
    await this.#mustWork(sandbox);
    await sandbox.prepare();
  }

  async build(run: DeploymentRun, source: ClonedSource, plan: BuildPlan): Promise<Artifact> {
    const { deployment, app, signal } = run;
    const { build: env } = run.env;
    const builder = this.engines.builderFor(plan);
    await this.#mustWork(builder);
    const started = performance.now();
    try {
      const artifact = await builder.build(
        {
          deploymentId: deployment.id,
          appId: app.id,
          projectId: app.projectId,
          sourceDir: source.dir,
          plan,
          env,
          limits: this.settings.buildLimits,
          cacheKey: cacheKey(source.treeSha, plan, env),
        },
        { log: (line) => run.output(line), signal },
      );
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const size = (artifact.bytes / 1024 / 1024).toFixed(1);
      run.say(`Built in ${seconds} s: ${size} MB, ${artifact.digest.slice(0, 19)}`);
      return artifact;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof BuildFailure)
        throw FAILURES[error.code]({ detail: error.message, cause: error });
      throw error;
    }
  }

  /** A trial takes as long as a step of a small build, so a builder that worked is believed a while. */
  async #mustWork(builder: BuilderDriver): Promise<void> {
    const workedAtMs = this.#workedAtMs.get(builder) ?? Number.NEGATIVE_INFINITY;
    if (performance.now() - workedAtMs < BELIEVED_MS) return;
    const probe = await builder.probe();
    if (!probe.ok) {
      throw DeploymentErrors.engine_missing({
        detail: `This app cannot be built on this machine. ${whatIsMissing(probe)}`,
      });
    }
    this.#workedAtMs.set(builder, performance.now());
  }
}

/** Stands for everything a build depends on; reasons and warnings are only words about it. */
export function cacheKey(treeSha: string, plan: BuildPlan, env: Record<string, string>): string {
  const {
    reasons: _reasons,
    warnings: _warnings,
    healthPath: _health,
    port: _port,
    ...built
  } = plan;
  const sorted = Object.entries(env).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([treeSha, built, sorted]))
    .digest('hex');
}
