import { readKeyset } from '@skydeck/database';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import { DeploymentEntity } from '../deployments/deployment.entity.js';
import { KeptArtifacts } from './kept-artifacts.js';
import { ReleaseEntity } from './release.entity.js';
import { ReleaseErrors } from './release.errors.js';
import type { ListReleases } from './release.schema.js';

/** Finds the releases of an app. */
@Injectable()
export class ReleaseCatalog {
  constructor(
    private readonly dataSource: DataSource,
    private readonly kept: KeptArtifacts,
  ) {}

  /** @returns at most `limit + 1` releases */
  list(app: AppEntity, wanted: ReturnType<typeof ListReleases.parse>): Promise<ReleaseEntity[]> {
    const releases = this.dataSource.manager.createQueryBuilder(ReleaseEntity, 'release');
    const { commit_sha: commitSha } = wanted.filters;
    return readKeyset(
      releases.where({ appId: app.id, ...(commitSha !== undefined && { commitSha }) }),
      wanted,
    );
  }

  /** @throws `release.not_found` */
  async get(app: AppEntity, number: number): Promise<ReleaseEntity> {
    const row = await this.dataSource.manager.findOneBy(ReleaseEntity, { appId: app.id, number });
    if (!row) throw ReleaseErrors.not_found();
    return row;
  }

  /** The release that serves. @throws `release.none` when nothing does yet */
  async current({ currentReleaseId: id }: AppEntity): Promise<ReleaseEntity> {
    const row = id && (await this.dataSource.manager.findOneBy(ReleaseEntity, { id }));
    if (!row) throw ReleaseErrors.none();
    return row;
  }

  /** The newest release below a number that was live and was not rolled back since. */
  async liveBefore(appId: string, number: number): Promise<ReleaseEntity | null> {
    return this.dataSource.manager
      .createQueryBuilder(ReleaseEntity, 'release')
      .innerJoin(DeploymentEntity, 'deployment', 'deployment.release_id = release.id')
      .where({ appId, number: LessThan(number) })
      .andWhere(`deployment.status = 'live'`)
      .orderBy('release.number', 'DESC')
      .getOne();
  }

  /** @throws `release.artifact_gone` when its artifact is no longer stored */
  async mustBeStored({ artifact, number }: ReleaseEntity): Promise<void> {
    if (await this.kept.isStored(artifact)) return;
    throw ReleaseErrors.artifact_gone({
      detail: `The artifact of release ${number} is no longer stored.`,
    });
  }
}
