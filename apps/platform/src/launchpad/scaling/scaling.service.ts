import { Audit } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import { lockApp } from '../apps/lock-app.js';
import type { DeploymentEntity } from '../deployments/deployment.entity.js';
import { DeploymentQueue } from '../deployments/deployment-queue.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import type { ReleaseScale } from '../releases/release-scale.js';
import { ReleaseRequests } from '../releases/release-requests.js';
import { AutoscalingEntity } from '../autoscaling/autoscaling.entity.js';
import { AutoscalingErrors } from '../autoscaling/autoscaling.errors.js';
import { SingleWriter } from '../volumes/single-writer.js';
import { AppScaleEntity } from './app-scale.entity.js';
import { AppScales } from './app-scales.js';
import { ScaleErrors } from './scale.errors.js';
import { ScaleEvents } from './scale.events.js';
import type { ScaleApp } from './scale.schema.js';

/** Scales apps by hand: another width is another release of the same artifact. */
@Injectable()
export class ScalingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scales: AppScales,
    private readonly requests: ReleaseRequests,
    private readonly queue: DeploymentQueue,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly settings: LaunchpadSettings,
    private readonly single: SingleWriter,
  ) {}

  /** How wide the app is to run. */
  async get({ id: appId }: AppEntity): Promise<ReleaseScale> {
    const row = await this.dataSource.manager.findOneBy(AppScaleEntity, { appId });
    return row ? this.scales.scaleOf(row) : this.scales.usual;
  }

  /** @throws `app_scale.too_large`, `app_autoscaling.outside_bounds`, `app_volume.one_replica`, `release.none` */
  async scale(
    app: AppEntity,
    wanted: ScaleApp,
  ): Promise<{ scale: ReleaseScale; deployment: DeploymentEntity }> {
    const queued = await this.requests.queuedBefore();
    if (queued) return { scale: await this.get(app), deployment: queued };
    const { id: appId, projectId } = app;
    const made = await this.dataSource.transaction(async (manager) => {
      await lockApp(manager, appId);
      const row = await manager.findOneBy(AppScaleEntity, { appId });
      const before = row ? this.scales.scaleOf(row) : this.scales.usual;
      const scale = {
        replicas: wanted.replicas,
        cpu: wanted.cpu ?? before.cpu,
        memoryMb: wanted.memory_mb ?? before.memoryMb,
      };
      this.#mustFit(scale);
      await this.#beginAt(manager, appId, scale.replicas);
      await manager.save(AppScaleEntity, { appId, ...scale, changedAt: this.clock.now() });
      await this.single.check(manager, appId);
      const deployment = await this.requests.queue(manager, appId, 'scale');
      const { cpu, memoryMb: memory_mb, replicas } = scale;
      const tenant = tenantOf(projectId);
      const data = { app_id: appId, replicas, cpu, memory_mb };
      await this.events.record(manager, {
        type: ScaleEvents.changed,
        tenant,
        subject: appId,
        data,
      });
      const states = { before: { ...before }, after: { ...scale } };
      await this.audit.record(manager, { tenant, action: 'app.scale', target: appId, ...states });
      return { scale, deployment };
    });
    await this.queue.wake(made.deployment);
    return made;
  }

  /** An app that is scaled by its load goes on from what is asked for, within its bounds. */
  async #beginAt(manager: EntityManager, appId: string, replicas: number): Promise<void> {
    const row = await manager.findOneBy(AutoscalingEntity, { appId });
    if (!row?.policy.enabled) return;
    const { min, max } = row.policy;
    if (replicas < min || replicas > max) {
      throw AutoscalingErrors.outside_bounds({ detail: `They are ${min} and ${max}.` });
    }
    const change = { target: replicas, asleepReleaseId: null, scaledAt: this.clock.now() };
    await manager.update(AutoscalingEntity, appId, { ...change, reason: 'asked for by hand' });
  }

  #mustFit({ replicas, cpu, memoryMb }: ReleaseScale): void {
    const { config } = this.settings;
    const problem =
      (replicas > config.LAUNCHPAD_MAX_REPLICAS && `${config.LAUNCHPAD_MAX_REPLICAS} replicas`) ||
      (cpu > config.LAUNCHPAD_MAX_APP_CPU && `${config.LAUNCHPAD_MAX_APP_CPU} processors`) ||
      (memoryMb > config.LAUNCHPAD_MAX_APP_MEMORY_MB &&
        `${config.LAUNCHPAD_MAX_APP_MEMORY_MB} MB of memory`);
    if (problem) throw ScaleErrors.too_large({ detail: `At most ${problem} are given.` });
  }
}
