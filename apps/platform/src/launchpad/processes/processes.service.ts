import { Audit } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import { lockApp } from '../apps/lock-app.js';
import type { DeploymentEntity } from '../deployments/deployment.entity.js';
import { DeploymentQueue } from '../deployments/deployment-queue.js';
import { WEB } from '../engine/runtime.driver.js';
import { ReleaseCatalog } from '../releases/release-catalog.js';
import { ReleaseRequests } from '../releases/release-requests.js';
import type { ReleaseScale } from '../releases/release-scale.js';
import { ReplicaKeeper } from '../runtime/replica-keeper.js';
import { AppScaleEntity } from '../scaling/app-scale.entity.js';
import { AppScales } from '../scaling/app-scales.js';
import { SingleWriter } from '../volumes/single-writer.js';
import { ScaleLimits } from './scale-limits.js';
import { ProcessErrors } from './process.errors.js';
import { ProcessEvents } from './process.events.js';
import { ProcessScaleEntity } from './process-scale.entity.js';
import { type ProcessScale, processesOf, scalesOfProcesses } from './process-scales.js';
import type { AppProcesses, ScaleProcesses } from './process.schema.js';

/** How wide the processes of an app are to run, as they are kept. */
interface Wanted {
  readonly web: ReleaseScale;
  readonly others: Readonly<Record<string, ProcessScale>>;
}

/** Shows and scales the processes of apps. */
@Injectable()
export class ProcessesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalog: ReleaseCatalog,
    private readonly scales: AppScales,
    private readonly limits: ScaleLimits,
    private readonly keeper: ReplicaKeeper,
    private readonly requests: ReleaseRequests,
    private readonly queue: DeploymentQueue,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly single: SingleWriter,
  ) {}

  /** @throws `release.none` when nothing was ever live */
  async get(app: AppEntity): Promise<{ shown: AppProcesses; version: string }> {
    const { id, plan } = await this.catalog.current(app);
    const wanted = await this.#wanted(this.dataSource.manager, app.id);
    const others = processesOf({ plan, processScales: wanted.others }, wanted.web);
    const web = { name: WEB, command: plan.start ?? null, ...wanted.web };
    const tracked = this.keeper.tracked(id).filter(({ isHealthy }) => isHealthy);
    const processes = [web, ...others].map(({ name, command, replicas, cpu, memoryMb }) => {
      const running = tracked.filter((replica) => replica.process === name).length;
      return { name, command, replicas, cpu, memory_mb: memoryMb, running };
    });
    const shown = { processes, release_command: plan.releaseCommand ?? null };
    return { shown, version: versionOf(wanted) };
  }

  /** @throws `app_process.unknown`, `app_scale.too_large`, `release.none` */
  async scale(
    app: AppEntity,
    { processes }: ScaleProcesses,
    expected: Precondition,
  ): Promise<DeploymentEntity> {
    const { plan } = await this.catalog.current(app);
    const known = [WEB, ...Object.keys(plan.processes ?? {})];
    const unknown = Object.keys(processes).find((name) => !known.includes(name));
    if (unknown !== undefined) {
      throw ProcessErrors.unknown({
        detail: `The release has no process ${unknown}, but ${known.join(', ')}.`,
      });
    }
    const { id: appId, projectId } = app;
    const deployment = await this.dataSource.transaction(async (manager) => {
      await lockApp(manager, appId);
      const before = await this.#wanted(manager, appId);
      expected.check(versionOf(before));
      for (const [name, width] of Object.entries(processes)) {
        await this.#save(manager, appId, { name, width, before });
      }
      await this.single.check(manager, appId);
      const queued = await this.requests.queue(manager, appId, 'scale');
      const tenant = tenantOf(projectId);
      const counts = Object.entries(processes).map(([name, { replicas }]) => [name, replicas]);
      await this.events.record(manager, {
        type: ProcessEvents.scaled,
        tenant,
        subject: appId,
        data: { app_id: appId, processes: Object.fromEntries(counts) as Record<string, number> },
      });
      await this.audit.record(manager, {
        tenant,
        action: 'app.processes.scale',
        target: appId,
        before: { ...before.others, web: before.web } as object as Record<string, never>,
        after: processes as object as Record<string, never>,
      });
      return queued;
    });
    await this.queue.wake(deployment);
    return deployment;
  }

  async #save(
    manager: EntityManager,
    appId: string,
    change: { name: string; width: ScaleProcesses['processes'][string]; before: Wanted },
  ): Promise<void> {
    const { name, width, before } = change;
    const { replicas, cpu, memory_mb: memoryMb } = width;
    const present = name === WEB ? before.web : before.others[name];
    const kept = { cpu: cpu ?? present?.cpu, memoryMb: memoryMb ?? present?.memoryMb };
    this.limits.check({ ...before.web, replicas, ...defined(kept) });
    const changedAt = this.clock.now();
    if (name === WEB) {
      const scale = { ...before.web, replicas, ...defined(kept) };
      await manager.save(AppScaleEntity, { appId, ...scale, changedAt });
      return;
    }
    const values = { cpu: kept.cpu ?? null, memoryMb: kept.memoryMb ?? null };
    await manager.save(ProcessScaleEntity, {
      appId,
      process: name,
      replicas,
      ...values,
      changedAt,
    });
  }

  async #wanted(manager: EntityManager, appId: string): Promise<Wanted> {
    const row = await manager.findOneBy(AppScaleEntity, { appId });
    const web = row ? this.scales.scaleOf(row) : this.scales.usual;
    return { web, others: await scalesOfProcesses(manager, appId) };
  }
}

function defined<Values extends object>(values: Values) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [Key in keyof Values]?: NonNullable<Values[Key]> };
}

/** Changes with what callers can change. */
function versionOf({ web, others }: Wanted): string {
  const { replicas, cpu, memoryMb } = web;
  const names = Object.keys(others).toSorted();
  const parts = names.map((name) => {
    const { replicas: count, cpu: processors = '', memoryMb: memory = '' } = others[name]!;
    return `${name}-${count}-${processors}-${memory}`;
  });
  return [`${replicas}-${cpu}-${memoryMb}`, ...parts].join('.');
}
