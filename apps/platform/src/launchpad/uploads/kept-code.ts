import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DeploymentErrors } from '../deployments/deployment.errors.js';
import type { DeploymentRun } from '../deployments/deployment-run.js';
import type { ClonedSource } from '../source/git-source.js';
import { DeploymentSourceEntity, SourceEntity } from './source.entity.js';
import { SourceStore } from './source-store.js';

/** The `repo` of apps whose code was uploaded or pushed here. */
export const KEPT_HERE = 'skydeck';

/** Finds the code of deployments that is not cloned from a repository of somebody else. */
@Injectable()
export class KeptCode {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: SourceStore,
  ) {}

  /**
   * Where a deployment has its code from; one of an app without a repository that names nothing
   * takes what the one before it took. Undefined for the repository of the app.
   */
  async of({ app, deployment }: DeploymentRun): Promise<DeploymentSourceEntity | undefined> {
    const { manager } = this.dataSource;
    const own = await manager.findOneBy(DeploymentSourceEntity, { deploymentId: deployment.id });
    if (own) return own;
    if (app.repo !== KEPT_HERE) return undefined;
    const [latest] = await manager
      .createQueryBuilder(DeploymentSourceEntity, 'source')
      .innerJoin('deployment', 'deployment', 'deployment.id = source.deployment_id')
      .where('source.app_id = :appId', { appId: app.id })
      .orderBy('deployment.number', 'DESC')
      .limit(1)
      .getMany();
    if (!latest) throw DeploymentErrors.no_code();
    const { kind, sourceId } = latest;
    await manager.upsert(
      DeploymentSourceEntity,
      { appId: app.id, kind, sourceId, deploymentId: deployment.id },
      ['deploymentId'],
    );
    return latest;
  }

  /** Unpacks an upload. */
  async unpack({ sourceId }: DeploymentSourceEntity, workDir: string): Promise<ClonedSource> {
    const row = await this.dataSource.manager.findOneBy(SourceEntity, { id: sourceId ?? '' });
    if (!row) throw DeploymentErrors.no_code();
    const dir = join(workDir, 'tree');
    await mkdir(dir, { recursive: true });
    await this.store.unpack(row.digest, dir);
    return {
      dir,
      // The digest stands for the commit: the same bytes have the same name.
      commitSha: row.digest.slice(0, 40),
      commitMessage: `Upload of ${row.files} files`,
      treeSha: row.digest,
    };
  }
}
