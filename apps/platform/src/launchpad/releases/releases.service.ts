import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { AppErrors } from '../apps/app.errors.js';
import type { BuildPlan } from '../engine/build-plan.js';
import type { Artifact, Digest } from '../engine/builder.driver.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import type { StartableRelease } from '../runtime/startable-release.js';
import { SecretBox } from '../secrets/secret-box.js';
import { ReleaseEntity } from './release.entity.js';

/** What a release is made of. */
export interface NewRelease {
  readonly appId: string;
  readonly deploymentId: string;
  readonly commitSha: string;
  readonly artifact: Artifact;
  readonly plan: BuildPlan;
  readonly env: Record<string, string>;
}

/** Releases: made once, read often, never changed. */
@Injectable()
export class ReleasesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly box: SecretBox,
    private readonly clock: Clock,
    private readonly settings: LaunchpadSettings,
  ) {}

  async create({ appId, env, ...made }: NewRelease): Promise<StartableRelease> {
    const release = await this.dataSource.transaction(async (manager) => {
      await manager.increment(AppEntity, { id: appId }, 'lastReleaseNumber', 1);
      const app = await manager.findOneBy(AppEntity, { id: appId });
      if (!app) throw AppErrors.not_found();
      const id = newId('rel');
      return manager.save(
        manager.create(ReleaseEntity, {
          id,
          appId,
          projectId: app.projectId,
          number: app.lastReleaseNumber,
          envSealed: this.box.sealEnv(env, id),
          createdAt: this.clock.now(),
          ...made,
        }),
      );
    });
    return this.toStartable(release);
  }

  /** The release that every app is meant to run now. */
  async current(): Promise<StartableRelease[]> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(ReleaseEntity, 'release')
      .innerJoin(AppEntity, 'app', 'app.current_release_id = release.id')
      .where('app.deleted_at is null')
      .getMany();
    return rows.map((row) => this.toStartable(row));
  }

  async byIds(ids: readonly string[]): Promise<Map<string, ReleaseEntity>> {
    const rows = await this.dataSource.manager.findBy(ReleaseEntity, { id: In([...ids]) });
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The artifacts that must not be thrown away: the last releases of each app, and what serves. */
  async keptDigests(): Promise<Set<Digest>> {
    const rows = await this.dataSource.query<{ digest: Digest }[]>(
      `select distinct artifact ->> 'digest' as digest from (
         select release.artifact, release.id = app.current_release_id as serves,
                row_number() over (partition by release.app_id order by release.number desc) as age
         from release join app on app.id = release.app_id
         where app.deleted_at is null
       ) known where serves or age <= $1`,
      [this.settings.config.LAUNCHPAD_KEEP_RELEASES],
    );
    return new Set(rows.map(({ digest }) => digest));
  }

  private toStartable({
    id,
    appId,
    projectId,
    artifact,
    plan,
    envSealed,
  }: ReleaseEntity): StartableRelease {
    return { id, appId, projectId, artifact, plan, env: this.box.openEnv(envSealed, id) };
  }
}
