import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { RouteBook } from '../edge/route-book.js';
import { EdgeSync } from '../edge/edge-sync.js';
import { type ReplicaExit, WEB } from '../engine/runtime.driver.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { LogWriter } from '../logs/log-writer.js';
import { ReleasesService } from '../releases/releases.service.js';
import { Recovery } from '../recovery/recovery.js';
import { SpareReplicas } from '../autoscaling/spare-replicas.js';
import { GivingWay } from '../volumes/giving-way.js';
import { FailedStarts } from './failed-starts.js';
import { howItEnded } from './health-check.js';
import { ReplicaKeeper } from './replica-keeper.js';
import type { StartableRelease } from './startable-release.js';
import { ReplicaMeter } from './replica-meter.js';
import { RestartBackoff } from './restart-backoff.js';
import { Runtimes } from './runtimes.js';
import { StartsUnderWay } from './starts-under-way.js';
import { Waking } from './waking.js';

/**
 * Makes what runs agree with the rows: starts replicas that are gone, ends those that nothing
 * refers to, and tells the edge. Repeating it changes nothing.
 */
@Injectable()
export class Reconciler {
  readonly #logger = new Logger(Reconciler.name);
  readonly #backoff = new RestartBackoff();
  readonly #starting = new Set<Promise<void>>();
  readonly #underWay = new StartsUnderWay();
  /** Apps of whose replicas the edge could not be told. */
  readonly #untold = new Set<string>();
  readonly #stop = new AbortController();

  constructor(
    private readonly releases: ReleasesService,
    private readonly keeper: ReplicaKeeper,
    private readonly runtimes: Runtimes,
    private readonly recovery: Recovery,
    private readonly book: RouteBook,
    private readonly edge: EdgeSync,
    private readonly logs: LogWriter,
    private readonly settings: LaunchpadSettings,
    private readonly meter: ReplicaMeter,
    private readonly spare: SpareReplicas,
    private readonly failed: FailedStarts,
    private readonly waking: Waking,
    private readonly givingWay: GivingWay,
  ) {
    keeper.onExit((exit, wasHealthy) => {
      this.#onExit(exit, wasHealthy).catch((error: unknown) => {
        this.#logger.error({ msg: 'an ended replica was not replaced yet', err: error });
      });
    });
  }

  /** To be called before anything runs, again when it failed. */
  async begin(): Promise<void> {
    await this.recovery.begin(this.#stop.signal);
    await rm(join(this.settings.dir, 'workspaces'), { recursive: true, force: true });
  }

  async end(): Promise<void> {
    this.#stop.abort();
    await Promise.allSettled(this.#starting);
    // Addresses of replicas lead out of the machine once its networks are given back.
    await this.edge.withdraw((replicaId) => this.runtimes.endsWithUs(replicaId));
    await this.runtimes.close();
    await this.meter.settle();
  }

  async pass(): Promise<void> {
    // What runs is read first: a release that goes live meanwhile is then among the wanted ones.
    const running = await this.keeper.list();
    const isFree = running.filter(({ appId }) => !this.keeper.isHeld(appId));
    const wanted = await this.releases.current();
    const current = new Set(wanted.map(({ id }) => id));
    const left = isFree.filter(({ releaseId, appId }) => {
      return !current.has(releaseId) && !this.keeper.isHeld(appId);
    });
    if (left.length > 0) await this.keeper.stop(left.map(({ replicaId }) => replicaId));
    for (const release of wanted) this.#fit(release);
    for (const appId of this.#untold) await this.#tell(appId);
    await this.edge.check();
    this.meter.observe();
  }

  /** Starts or ends at once what an app has too few or too many of. */
  async fit(appId: string): Promise<void> {
    const release = (await this.releases.current()).find((one) => one.appId === appId);
    if (release) this.#fit(release);
  }

  #fit(release: StartableRelease): void {
    if (release.replicas === 0) {
      this.#backoff.forget(`${release.id}/${WEB}`);
      if (this.failed.delete(release.id)) void this.#tell(release.appId);
    }
    this.spare.trim(release);
    this.#fill(release);
  }

  #fill(release: StartableRelease): void {
    if (release.artifact.kind === 'static' || this.givingWay.has(release.appId)) return;
    this.#fillProcess(release, WEB, release.replicas);
    for (const { name, replicas } of release.processes) this.#fillProcess(release, name, replicas);
  }

  #fillProcess(release: StartableRelease, process: string, replicas: number): void {
    const missing = replicas - this.keeper.count(release.id, process);
    const key = `${release.id}/${process}`;
    for (let index = 0; index < missing; index++) {
      if (this.#stop.signal.aborted || !this.#backoff.mayStart(key, Date.now())) return;
      const starting = this.#start(release, process).finally(() => this.#starting.delete(starting));
      this.#starting.add(starting);
    }
  }

  async #start(release: StartableRelease, process: string): Promise<void> {
    const key = `${release.id}/${process}`;
    this.#backoff.started(key, Date.now());
    this.#underWay.begin(key);
    try {
      const tracked = await this.keeper.start(release, process);
      try {
        await this.keeper.healthy(tracked, release.plan, this.#stop.signal);
      } catch (error) {
        await this.keeper.stop([tracked.id]);
        throw error;
      }
      this.failed.delete(release.id);
      this.waking.delete(release.id);
      await this.#tell(release.appId);
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      this.#logger.warn({ msg: 'a replica did not come up', app: release.appId, err: error });
      this.#backoff.failed(key, Date.now());
      // One that is still starting may come up: whoever waits goes on waiting.
      if (process === WEB && this.#underWay.count(key) === 1) await this.#tellFailure(release);
    } finally {
      this.#underWay.end(key);
    }
  }

  /** Whoever waits for an app to wake is told that it does not. */
  async #tellFailure({ id, appId }: StartableRelease): Promise<void> {
    if (this.failed.has(id) || this.keeper.targets(id).length > 0) return;
    this.failed.add(id);
    this.waking.delete(id);
    await this.#tell(appId);
  }

  async #onExit(exit: ReplicaExit, wasHealthy: boolean): Promise<void> {
    if (exit.requested || this.#stop.signal.aborted) return;
    const { appId, releaseId, replicaId, process } = exit;
    const line = `(The replica of ${process} ${howItEnded(exit)}.)`;
    this.logs.write(appId, { stream: 'stderr', line, replica: replicaId, process });
    // One that never was healthy is missed by whoever started it.
    if (!wasHealthy) return;
    this.#backoff.failed(`${releaseId}/${process}`, Date.now());
    // Its address may be given to another app, so the edge must forget it at once.
    if (process === WEB) await this.#tell(appId);
    const release = (await this.releases.current()).find(({ id }) => id === releaseId);
    if (release) this.#fill(release);
  }

  /** What cannot be told now is told by the next pass: a replica that answers is none that failed. */
  async #tell(appId: string): Promise<void> {
    this.#untold.add(appId);
    try {
      await this.book.changed(appId);
      this.#untold.delete(appId);
      await this.edge.push(appId).catch(() => this.edge.check());
    } catch (error) {
      this.#logger.warn({ msg: 'the edge is told later', app: appId, err: error });
    }
  }
}
