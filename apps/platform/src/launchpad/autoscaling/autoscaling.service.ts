import { Audit } from '@skydeck/audit';
import { type ProjectRef, tenantOf } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppsService } from '../apps/apps.service.js';
import { lockApp } from '../apps/lock-app.js';
import { RouteBook } from '../edge/route-book.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { Reconciler } from '../runtime/reconciler.js';
import { ReplicaKeeper } from '../runtime/replica-keeper.js';
import { Waking } from '../runtime/waking.js';
import { SingleWriter } from '../volumes/single-writer.js';
import { type AutoscalePolicy, NO_AUTOSCALING } from './autoscale-policy.js';
import { AutoscalingEntity } from './autoscaling.entity.js';
import { AutoscalingErrors } from './autoscaling.errors.js';
import { AutoscalingEvents } from './autoscaling.events.js';
import type { Autoscaling, UpdateAutoscaling } from './autoscaling.schema.js';
import { AutoscalingView } from './autoscaling-view.js';
import { changed } from './changed-policy.js';

/** How an app is scaled, and how many times people changed that. */
export interface AutoscalingOfApp {
  readonly shown: Autoscaling;
  readonly version: string;
}

/** Keeps the policies of apps. */
@Injectable()
export class AutoscalingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly apps: AppsService,
    private readonly view: AutoscalingView,
    private readonly reconciler: Reconciler,
    private readonly book: RouteBook,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly settings: LaunchpadSettings,
    private readonly single: SingleWriter,
    private readonly waking: Waking,
    private readonly keeper: ReplicaKeeper,
  ) {}

  async get(project: ProjectRef, name: string): Promise<AutoscalingOfApp> {
    const app = await this.apps.get(project, name);
    const row = await this.dataSource.manager.findOneBy(AutoscalingEntity, { appId: app.id });
    return { shown: await this.view.show(app, row), version: String(row?.version ?? 0) };
  }

  /** Changes what is given. @throws `app_autoscaling.bounds`, `app_autoscaling.no_signal` */
  async update(
    project: ProjectRef,
    name: string,
    body: UpdateAutoscaling,
    expected: Precondition,
  ): Promise<AutoscalingOfApp> {
    const { id: appId } = await this.apps.get(project, name);
    await this.dataSource.transaction(async (manager) => {
      const { currentReleaseId } = await lockApp(manager, appId);
      const before = await manager.findOneBy(AutoscalingEntity, { appId });
      expected.check(String(before?.version ?? 0));
      const policy = changed(before?.policy ?? NO_AUTOSCALING, body);
      this.#mustWork(policy);
      const version = (before?.version ?? 0) + 1;
      // Whoever switches it off wants what was asked for by hand, awake.
      const kept = policy.enabled ? before : null;
      const asleepReleaseId = policy.min === 0 ? (kept?.asleepReleaseId ?? null) : null;
      // Before anybody can read the row: the edge would turn away who waits for this release, be it
      // asleep or already woken by a request.
      const isUp = currentReleaseId !== null && this.keeper.targets(currentReleaseId).length > 0;
      if (before && maySleep(before.policy) && !maySleep(policy) && currentReleaseId && !isUp) {
        this.waking.add(currentReleaseId);
      }
      await manager.save(AutoscalingEntity, {
        appId,
        policy,
        version,
        asleepReleaseId,
        target: kept?.target ?? null,
        reason: kept?.reason ?? null,
        scaledAt: kept?.scaledAt ?? null,
        updatedAt: this.clock.now(),
      });
      await this.single.check(manager, appId);
      await this.book.advance(manager, appId);
      const tenant = tenantOf(project.id);
      const { enabled, min, max } = policy;
      const data = { app_id: appId, enabled, min, max };
      await this.events.record(manager, {
        type: AutoscalingEvents.updated,
        tenant,
        subject: appId,
        data,
      });
      const states = { before: before && { ...before.policy }, after: { ...policy } };
      const action = 'app.autoscaling.update';
      await this.audit.record(manager, { tenant, action, target: appId, ...states });
    });
    await this.reconciler.fit(appId);
    return this.get(project, name);
  }

  #mustWork({ enabled, min, max, ...targets }: AutoscalePolicy): void {
    const { LAUNCHPAD_MAX_REPLICAS: most } = this.settings.config;
    if (min > max) throw AutoscalingErrors.bounds({ detail: `${min} is more than ${max}.` });
    if (max > most) throw AutoscalingErrors.bounds({ detail: `At most ${most} are given.` });
    const { cpuPercent, memoryPercent, inFlight, p95Ms } = targets;
    const hasSignal = [cpuPercent, memoryPercent, inFlight, p95Ms].some((one) => one !== null);
    if (enabled && min > 0 && !hasSignal) throw AutoscalingErrors.no_signal();
  }
}

function maySleep({ enabled, min }: AutoscalePolicy): boolean {
  return enabled && min === 0;
}
