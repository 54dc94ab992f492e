import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockApp } from '../apps/lock-app.js';
import type { EdgeAppStats } from '../edge/edge-answers.js';
import { EdgeClient } from '../edge/edge-client.js';
import { RouteBook } from '../edge/route-book.js';
import { ReleasesService } from '../releases/releases.service.js';
import { Reconciler } from '../runtime/reconciler.js';
import { ReplicaKeeper } from '../runtime/replica-keeper.js';
import type { StartableRelease } from '../runtime/startable-release.js';
import { AutoscalingEntity } from './autoscaling.entity.js';
import { decide } from './decide.js';
import { IdleWatch } from './idle-watch.js';
import { LoadMeter } from './load-meter.js';
import { ProposalWindow } from './proposal-window.js';
import { ScaleChanges } from './scale-changes.js';
import type { Signals } from './signals.js';
import { isAsleep } from './wanted-replicas.js';

/** What a tick saw of an app. */
interface Sight {
  readonly signals: Signals;
  readonly idleMs: number;
  readonly atMs: number;
}

/** Looks at apps that are scaled by their load, and gives them more or fewer replicas. */
@Injectable()
export class Autoscaler {
  readonly #windows = new Map<string, ProposalWindow>();
  readonly #idle = new IdleWatch();

  constructor(
    private readonly dataSource: DataSource,
    private readonly releases: ReleasesService,
    private readonly keeper: ReplicaKeeper,
    private readonly reconciler: Reconciler,
    private readonly book: RouteBook,
    private readonly edge: EdgeClient,
    private readonly meter: LoadMeter,
    private readonly changes: ScaleChanges,
    private readonly clock: Clock,
  ) {}

  /** Looks at every app once. To be called every few seconds. */
  async tick(): Promise<void> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(AutoscalingEntity, 'row')
      .where(`(row.policy ->> 'enabled')::boolean`)
      .getMany();
    if (rows.length === 0) return;
    const byApp = new Map(rows.map((row) => [row.appId, row]));
    const releases = (await this.releases.current()).filter(({ appId, artifact }) => {
      return byApp.has(appId) && artifact.kind !== 'static' && !this.keeper.isHeld(appId);
    });
    const atMs = this.clock.now().getTime();
    // Without the edge nothing is known, and nothing is taken away.
    const stats = await this.edge.stats().catch(() => []);
    const ofApp = new Map(stats.map((one) => [one.app, one]));
    for (const release of releases) {
      if (isAsleep(byApp.get(release.appId) ?? null, release.id)) this.#idle.forget(release.appId);
      else await this.#look(release, ofApp.get(release.appId), atMs);
    }
    this.meter.keep(new Set((await this.keeper.list()).map(({ replicaId }) => replicaId)));
  }

  async #look(
    release: StartableRelease,
    stats: EdgeAppStats | undefined,
    atMs: number,
  ): Promise<void> {
    const { appId, id } = release;
    const signals = await this.meter.read(release, stats);
    const idleMs = this.#idle.idleMs(appId, id, stats, atMs);
    const sight = { signals, idleMs, atMs };
    const isChanged = await this.dataSource.transaction((manager) =>
      this.#decide(manager, release, sight),
    );
    if (isChanged) await this.reconciler.fit(appId);
  }

  /** What others have decided meanwhile is read anew, under the lock of the app. */
  async #decide(manager: EntityManager, release: StartableRelease, sight: Sight) {
    const { appId, id, projectId } = release;
    const { currentReleaseId } = await lockApp(manager, appId);
    const row = await manager.findOneBy(AutoscalingEntity, { appId });
    if (!row?.policy.enabled || currentReleaseId !== id || isAsleep(row, id)) return false;
    const { policy, target, scaledAt } = row;
    // Another platform has decided on what it saw of the same load.
    if (scaledAt !== null && scaledAt.getTime() >= sight.atMs) return false;
    const current = target ?? release.replicas;
    if (policy.min === 0 && sight.idleMs >= policy.idleAfterS * 1000) {
      const reason = `nobody asked for anything for ${policy.idleAfterS} s`;
      await this.changes.write(manager, row, { projectId, from: current, to: 0, reason }, id);
      await this.book.advance(manager, appId);
      return true;
    }
    const window = this.#windows.get(id) ?? new ProposalWindow();
    this.#windows.set(id, window);
    const nowMs = this.clock.now().getTime();
    const standing = { current, scaledAtMs: scaledAt?.getTime() ?? null, nowMs };
    const made = decide(policy, standing, sight.signals, window);
    if (!made) return false;
    const { replicas: to, reason } = made;
    await this.changes.write(manager, row, { projectId, from: current, to, reason }, null);
    return true;
  }
}
