import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Principal, ProjectRef } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toDetectSettings } from '../app-settings/stored-settings.js';
import { mayUseLocal } from '../apps/apps.service.js';
import { detect } from '../detect/detect.js';
import { DirectoryTree } from '../detect/source-tree.js';
import { DeploymentErrors } from '../deployments/deployment.errors.js';
import type { BuildPlan } from '../engine/build-plan.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { withProcesses } from '../processes/with-processes.js';
import { type ClonedSource, GitSource } from '../source/git-source.js';
import { RepoPolicy } from '../source/repo-policy.js';
import { SourceStore } from '../uploads/source-store.js';
import { SourcesService } from '../uploads/sources.service.js';
import { DetectionErrors } from './detection.errors.js';
import type { DetectApp } from './detection.schema.js';

const AT_ONCE = 3;
const LONGEST_MS = 45_000;

/** Looks into code as a deployment would, but builds nothing and keeps nothing. */
@Injectable()
export class DetectionService implements OnModuleInit {
  #running = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly policy: RepoPolicy,
    private readonly git: GitSource,
    private readonly sources: SourcesService,
    private readonly store: SourceStore,
    private readonly settings: LaunchpadSettings,
  ) {}

  /** Removes what a crash left. */
  async onModuleInit(): Promise<void> {
    await rm(this.#dir, { recursive: true, force: true });
  }

  /** @throws `app_detection.…`, `app.repo_…`, `source.not_found`, and what deployments fail with */
  async detect(
    project: ProjectRef,
    principal: Principal,
    wanted: DetectApp,
  ): Promise<{ source: ClonedSource; plan: BuildPlan }> {
    if (this.#running >= AT_ONCE) throw DetectionErrors.busy({ retryAfterS: 5 });
    this.#running++;
    const dir = join(this.#dir, newId('det'));
    try {
      const { repo, source: upload } = wanted;
      const source =
        upload === undefined
          ? await this.#clone(principal, repo ?? '', wanted.branch, dir)
          : await this.#unpack(project, upload, dir);
      const tree = new DirectoryTree(source.dir);
      return { source, plan: withProcesses(detect(tree, settingsOf(wanted)), tree) };
    } finally {
      this.#running--;
      await rm(dir, { recursive: true, force: true });
    }
  }

  get #dir(): string {
    return join(this.settings.dir, 'detections');
  }

  async #clone(
    principal: Principal,
    repo: string,
    branch: string,
    dir: string,
  ): Promise<ClonedSource> {
    const { url, kind, credentials } = await this.policy.admit(repo, mayUseLocal(principal));
    if (kind === 'ssh') throw DetectionErrors.ssh_needs_app();
    const signal = AbortSignal.timeout(LONGEST_MS);
    const place = { appId: '', repo: url, credentials, branch, dir };
    try {
      return await this.git.clone({ ...place, signal, log: () => undefined });
    } catch (error) {
      if (signal.aborted) throw DeploymentErrors.clone_timeout({ cause: error });
      throw error;
    }
  }

  async #unpack({ id }: ProjectRef, upload: string, workDir: string): Promise<ClonedSource> {
    const { digest } = await this.dataSource.transaction((manager) =>
      this.sources.require(manager, id, upload),
    );
    const dir = join(workDir, 'tree');
    await mkdir(dir, { recursive: true });
    await this.store.unpack(digest, dir);
    return { dir, commitSha: digest.slice(0, 40), commitMessage: '', treeSha: digest };
  }
}

const settingsOf = (wanted: DetectApp) => ({
  ...toDetectSettings(wanted),
  root: wanted.root,
  port: wanted.port,
  healthPath: wanted.health_path,
  buildCommand: wanted.build_command,
  startCommand: wanted.start_command,
});
