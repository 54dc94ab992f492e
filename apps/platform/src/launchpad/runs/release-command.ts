import { Injectable } from '@nestjs/common';
import { DeploymentErrors } from '../deployments/deployment.errors.js';
import type { DeploymentRun } from '../deployments/deployment-run.js';
import { StartFailure } from '../engine/runtime.driver.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { howItEnded } from '../runtime/health-check.js';
import type { StartableRelease } from '../runtime/startable-release.js';
import { type OneOffEnd, OneOffs } from './one-offs.js';

/** Why a deployment was made, where its release command runs: new code, or another app's database. */
const RUNS_FOR: ReadonlySet<string> = new Set(['deploy', 'promotion']);

/** Runs the release command of a deployment: once, after the build, before anything is switched. */
@Injectable()
export class ReleaseCommand {
  constructor(
    private readonly oneOffs: OneOffs,
    private readonly settings: LaunchpadSettings,
  ) {}

  /** @throws `deployment.release_failed`, `deployment.release_timeout` */
  async run(run: DeploymentRun, release: StartableRelease): Promise<void> {
    const { releaseCommand: command } = release.plan;
    if (command === undefined || !RUNS_FOR.has(run.deployment.reason)) return;
    // Read when this attempt began: an earlier one has come as far.
    if (run.deployment.stageTimes.releasing !== undefined) {
      run.say(
        'The platform stopped after the release command had begun: it runs again from its beginning.',
      );
    }
    run.say(`Release command: ${command}`);
    const timeoutS = this.settings.config.LAUNCHPAD_RELEASE_TIMEOUT_S;
    const started = performance.now();
    const end = await this.oneOffs
      .run(release, {
        command,
        process: 'release',
        timeoutMs: timeoutS * 1000,
        signal: run.signal,
        onLine: ({ line }) => run.output(line),
      })
      .catch((error: unknown): never => {
        if (!(error instanceof StartFailure)) throw error;
        throw DeploymentErrors.start_failed({ detail: error.message, cause: error });
      });
    run.signal.throwIfAborted();
    this.#judge(end, timeoutS);
    run.say(`The release command succeeded (${Math.round(performance.now() - started)} ms)`);
  }

  #judge({ exit, why }: OneOffEnd, timeoutS: number): void {
    if (why === 'timeout') {
      throw DeploymentErrors.release_timeout({
        detail: `The release command did not end within ${timeoutS} s.`,
      });
    }
    if (exit.code === 0 && !exit.oom) return;
    throw DeploymentErrors.release_failed({
      detail: `The release command ${howItEnded(exit)}. The release before goes on serving.`,
    });
  }
}
