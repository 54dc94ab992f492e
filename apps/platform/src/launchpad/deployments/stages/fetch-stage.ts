import { rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { detect } from '../../detect/detect.js';
import { DirectoryTree } from '../../detect/source-tree.js';
import { withProcesses } from '../../processes/with-processes.js';
import type { BuildPlan } from '../../engine/build-plan.js';
import { type ClonedSource, GitSource } from '../../source/git-source.js';
import { PushRepositories } from '../../git-push/push-repositories.js';
import { KeptCode } from '../../uploads/kept-code.js';
import { StoredSettings } from '../../app-settings/stored-settings.js';
import type { DeploymentRun } from '../deployment-run.js';

/** Clones the commit and decides how it is built. */
@Injectable()
export class FetchStage {
  constructor(
    private readonly git: GitSource,
    private readonly kept: KeptCode,
    private readonly pushes: PushRepositories,
    private readonly stored: StoredSettings,
  ) {}

  async clone(run: DeploymentRun): Promise<ClonedSource> {
    const { app, deployment, credentials, workDir, signal } = run;
    const { branch, wantedCommit } = deployment;
    const started = performance.now();
    await rm(workDir, { recursive: true, force: true });
    const kept = await this.kept.of(run);
    if (kept?.kind === 'upload') {
      run.say('Unpacking the upload.');
      return this.kept.unpack(kept, workDir);
    }
    const repo = kept ? this.pushes.folderOf(app.id) : app.repo;
    run.say(`Cloning ${kept ? 'what was pushed' : repo} (${wantedCommit ?? `branch ${branch}`})`);
    const source = await this.git.clone({
      appId: app.id,
      repo,
      credentials: kept ? undefined : credentials,
      branch,
      commit: wantedCommit ?? undefined,
      dir: workDir,
      signal,
      log: (line) => run.say(line),
    });
    const ms = Math.round(performance.now() - started);
    run.say(`Commit ${source.commitSha.slice(0, 12)} “${source.commitMessage}” (${ms} ms)`);
    return source;
  }

  async plan(run: DeploymentRun, source: ClonedSource): Promise<BuildPlan> {
    const tree = new DirectoryTree(source.dir);
    const detected = detect(tree, await this.stored.detectSettings(run.app));
    const plan = withProcesses(detected, tree);
    for (const reason of plan.reasons) run.say(`Detected: ${reason}`);
    for (const warning of plan.warnings) run.say(`Warning: ${warning}`);
    return plan;
  }

  /** Removes everything that the attempt left in its folder. */
  async cleanUp(run: DeploymentRun): Promise<void> {
    await rm(run.workDir, { recursive: true, force: true });
  }
}
