import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DeploymentEntity } from '../deployments/deployment.entity.js';
import { DeploymentErrors } from '../deployments/deployment.errors.js';
import { DeploymentHistory } from '../deployments/deployment-history.js';
import type { DeploymentRun } from '../deployments/deployment-run.js';
import type { StartableRelease } from '../runtime/startable-release.js';
import { KeptArtifacts } from './kept-artifacts.js';
import { ReleaseEntity } from './release.entity.js';
import { ReleasesService } from './releases.service.js';

/** Makes releases from the artifacts of others, so that nothing is cloned or built. */
@Injectable()
export class ReleaseCopies {
  constructor(
    private readonly dataSource: DataSource,
    private readonly releases: ReleasesService,
    private readonly kept: KeptArtifacts,
    private readonly history: DeploymentHistory,
  ) {}

  /** @throws `deployment.release_gone` when there is nothing to copy any more */
  async make(run: DeploymentRun): Promise<StartableRelease> {
    const { app, deployment } = run;
    const { manager } = this.dataSource;
    const id = deployment.fromReleaseId ?? app.currentReleaseId;
    const source = id === null ? null : await manager.findOneBy(ReleaseEntity, { id });
    if (!source || !(await this.kept.isStored(source.artifact))) {
      throw DeploymentErrors.release_gone();
    }
    const { number, artifact, plan, commitSha } = source;
    const made = await manager.findOneBy(DeploymentEntity, { id: source.deploymentId });
    run.say(`Taking the artifact of release ${number}; nothing is built.`);
    const commitMessage = made?.commitMessage ?? null;
    await run.enter('releasing', { commitSha, commitMessage, plan: plan as object });
    const isThen = deployment.envOf === 'then';
    return this.releases.create({
      appId: app.id,
      deploymentId: deployment.id,
      commitSha,
      artifact,
      plan,
      env: isThen ? { ...this.releases.envOf(source), ...run.env.bound } : run.env.run,
      plainEnvKeys: isThen ? source.plainEnvKeys : run.env.plainKeys,
    });
  }

  /** Says of the deployment that a rollback replaced that it was rolled back. */
  async tookOver({ app, deployment }: DeploymentRun): Promise<void> {
    const { currentReleaseId: releaseId } = app;
    if (deployment.reason !== 'rollback' || releaseId === null) return;
    await this.dataSource.transaction(async (manager) => {
      const replaced = { appId: app.id, releaseId, status: 'live' as const };
      for (const { id } of await manager.findBy(DeploymentEntity, replaced)) {
        const change = { status: 'rolled_back' as const };
        const { affected } = await manager.update(DeploymentEntity, { ...replaced, id }, change);
        if (affected === 1) await this.history.tell(manager, id, 'rolled_back');
      }
    });
  }
}
