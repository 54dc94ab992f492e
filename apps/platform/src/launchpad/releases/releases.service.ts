import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { AppErrors } from '../apps/app.errors.js';
import type { BuildPlan } from '../engine/build-plan.js';
import type { Artifact } from '../engine/builder.driver.js';
import { WEB } from '../engine/runtime.driver.js';
import { processesOf, scalesOfProcesses } from '../processes/process-scales.js';
import type { StartableRelease } from '../runtime/startable-release.js';
import { AppScaleEntity } from '../scaling/app-scale.entity.js';
import { AutoscalingEntity } from '../autoscaling/autoscaling.entity.js';
import { wantedReplicas } from '../autoscaling/wanted-replicas.js';
import { AppScales } from '../scaling/app-scales.js';
import { heldAtOne, volumesOfApp } from '../volumes/release-volumes.js';
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
  /** Names of variables whose values are no secrets. */
  readonly plainEnvKeys: readonly string[];
}

/** Releases: made once, read often, never changed. */
@Injectable()
export class ReleasesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly box: SecretBox,
    private readonly clock: Clock,
    private readonly scales: AppScales,
  ) {}

  async create({ appId, env, plainEnvKeys, ...made }: NewRelease): Promise<StartableRelease> {
    return this.dataSource.transaction(async (manager) => {
      await manager.increment(AppEntity, { id: appId }, 'lastReleaseNumber', 1);
      const app = await manager.findOneBy(AppEntity, { id: appId });
      if (!app) throw AppErrors.not_found();
      const id = newId('rel');
      const scale = await manager.findOneBy(AppScaleEntity, { appId });
      const release = await manager.save(
        manager.create(ReleaseEntity, {
          id,
          appId,
          projectId: app.projectId,
          number: app.lastReleaseNumber,
          envSealed: this.box.sealEnv(env, id),
          plainEnvKeys: [...plainEnvKeys],
          scale: scale && this.scales.scaleOf(scale),
          processScales: await scalesOfProcesses(manager, appId),
          volumes: await volumesOfApp(manager, appId),
          createdAt: this.clock.now(),
          ...made,
        }),
      );
      return this.toStartable(release, await manager.findOneBy(AutoscalingEntity, { appId }));
    });
  }

  /** The release that every app is meant to run now. */
  async current(): Promise<StartableRelease[]> {
    const { manager } = this.dataSource;
    const rows = await manager
      .createQueryBuilder(ReleaseEntity, 'release')
      .innerJoin(AppEntity, 'app', 'app.current_release_id = release.id')
      .where('app.deleted_at is null')
      .getMany();
    const autoscaled = await manager.find(AutoscalingEntity);
    const byApp = new Map(autoscaled.map((one) => [one.appId, one]));
    return rows.map((row) => this.toStartable(row, byApp.get(row.appId) ?? null));
  }

  async byIds(ids: readonly string[]): Promise<Map<string, ReleaseEntity>> {
    const rows = await this.dataSource.manager.findBy(ReleaseEntity, { id: In([...ids]) });
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The environment that a release runs with. */
  envOf({ id, envSealed }: ReleaseEntity): Record<string, string> {
    return this.box.openEnv(envSealed, id);
  }

  /** A release as what is run of it once; how wide it runs does not count there. */
  startableOf(row: ReleaseEntity): StartableRelease {
    return this.toStartable(row, null);
  }

  private toStartable(row: ReleaseEntity, autoscaling: AutoscalingEntity | null): StartableRelease {
    const { id, appId, projectId, artifact, plan, plainEnvKeys, volumes } = row;
    const scale = row.scale ?? this.scales.usual;
    return {
      id,
      appId,
      projectId,
      artifact,
      plan,
      env: this.envOf(row),
      plainEnvKeys,
      scale,
      processes: processesOf(row, scale).map((one) =>
        Object.assign(one, { replicas: heldAtOne(volumes, one.name, one.replicas) }),
      ),
      volumes,
      replicas: heldAtOne(volumes, WEB, wantedReplicas(autoscaling, id, scale.replicas)),
    };
  }
}
