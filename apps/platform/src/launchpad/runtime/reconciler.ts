import { Injectable, Logger } from '@nestjs/common';
import { RouteBook } from '../edge/route-book.js';
import { EdgeSync } from '../edge/edge-sync.js';
import type { ReplicaExit } from '../engine/runtime.driver.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { LogWriter } from '../logs/log-writer.js';
import { ReleasesService } from '../releases/releases.service.js';
import { howItEnded } from './health-check.js';
import { ReplicaKeeper, type StartableRelease } from './replica-keeper.js';
import { RestartBackoff } from './restart-backoff.js';
import { Runtimes } from './runtimes.js';

/**
 * Makes what runs agree with the rows: starts replicas that are gone, ends those that nothing
 * refers to, and tells the edge. Repeating it changes nothing.
 */
@Injectable()
export class Reconciler {
  readonly #logger = new Logger(Reconciler.name);
  readonly #backoff = new RestartBackoff();
  readonly #starting = new Set<Promise<void>>();
  readonly #stop = new AbortController();

  constructor(
    private readonly releases: ReleasesService,
    private readonly keeper: ReplicaKeeper,
    private readonly runtimes: Runtimes,
    private readonly book: RouteBook,
    private readonly edge: EdgeSync,
    private readonly logs: LogWriter,
    private readonly settings: LaunchpadSettings,
  ) {
    keeper.onExit((exit) => void this.#onExit(exit));
  }

  /** To be called once, before anything runs. */
  async begin(): Promise<void> {
    await this.runtimes.cleanUp();
  }

  async end(): Promise<void> {
    this.#stop.abort();
    await Promise.allSettled(this.#starting);
    await this.runtimes.close();
  }

  async pass(): Promise<void> {
    const [wanted, running] = await Promise.all([this.releases.current(), this.keeper.list()]);
    const current = new Set(wanted.map(({ id }) => id));
    const leftovers = running.filter(
      ({ releaseId }) => !current.has(releaseId) && !this.keeper.isHeld(releaseId),
    );
    // A release may have gone live since the rows were read: what is healthy there is no leftover.
    const dead = leftovers.length === 0 ? [] : await this.#reallyLeft(leftovers);
    if (dead.length > 0) await this.keeper.stop(dead);
    for (const release of wanted) this.#fill(release);
    await this.edge.check();
  }

  async #reallyLeft(found: readonly { replicaId: string; releaseId: string }[]): Promise<string[]> {
    const current = new Set((await this.releases.current()).map(({ id }) => id));
    return found
      .filter(({ releaseId }) => !current.has(releaseId) && !this.keeper.isHeld(releaseId))
      .map(({ replicaId }) => replicaId);
  }

  #fill(release: StartableRelease): void {
    if (release.artifact.kind === 'static' || this.keeper.isHeld(release.id)) return;
    const missing = this.settings.config.LAUNCHPAD_REPLICAS - this.keeper.count(release.id);
    for (let index = 0; index < missing; index++) {
      if (this.#stop.signal.aborted || !this.#backoff.mayStart(release.id, Date.now())) return;
      const starting = this.#start(release).finally(() => this.#starting.delete(starting));
      this.#starting.add(starting);
    }
  }

  async #start(release: StartableRelease): Promise<void> {
    this.#backoff.started(release.id, Date.now());
    try {
      const tracked = await this.keeper.start(release);
      try {
        await this.keeper.healthy(tracked, release.plan, this.#stop.signal);
      } catch (error) {
        await this.keeper.stop([tracked.id]);
        throw error;
      }
      await this.#tell(release.appId);
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      this.#logger.warn({ msg: 'a replica did not come up', app: release.appId, err: error });
      this.#backoff.failed(release.id, Date.now());
    }
  }

  async #onExit(exit: ReplicaExit): Promise<void> {
    if (exit.requested || this.#stop.signal.aborted) return;
    const { appId, releaseId, replicaId } = exit;
    this.#backoff.failed(releaseId, Date.now());
    const line = `(The replica ${howItEnded(exit)}.)`;
    this.logs.write(appId, { stream: 'stderr', line, replica: replicaId });
    // Its address may be given to another app, so the edge must forget it at once.
    await this.#tell(appId).catch((error: unknown) => {
      this.#logger.error({
        msg: 'an ended replica could not be taken off',
        app: appId,
        err: error,
      });
    });
  }

  async #tell(appId: string): Promise<void> {
    await this.book.changed(appId);
    await this.edge.push(appId).catch(() => this.edge.check());
  }
}
