import { Rounds } from '@skydeck/service';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import type { ComputeEngine } from '../engine/compute.driver.js';
import { ComputeEngines } from '../engine/compute-engines.js';
import { NetworkKeeper } from '../network/network-keeper.js';
import { PortForwarders } from '../ports/port-forwarders.js';
import { VpsEntity } from '../servers/vps.entity.js';
import { VpsSettings } from '../vps-settings.js';
import { EngineEvents } from './engine-events.js';
import { HostBoots } from './host-boots.js';
import { Readiness } from './readiness.js';
import { VpsObserver } from './vps-observer.js';

const LOOK_EVERY_MS = 15_000;
/** The network is set anew at most this often, however much an engine tells. */
const KEEP_EVERY_MS = 3_000;
const READY_EVERY_MS = 300;

/** Does for servers what nobody asks for, from start to shutdown. */
@Injectable()
export class VpsLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #running: Promise<unknown> | undefined;
  readonly #asking = new Rounds(
    () => this.#attempt('asking for readiness', () => this.readiness.pass()),
    () => undefined,
  );
  readonly #stop = new AbortController();
  /** When the network of an engine was last set anew. */
  readonly #keptMs = new Map<ComputeEngine, number>();
  /** Whether the last round set the network of every engine. */
  #isKept = true;
  readonly #logger = new Logger(VpsLoop.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly engines: ComputeEngines,
    private readonly observer: VpsObserver,
    private readonly readiness: Readiness,
    private readonly boots: HostBoots,
    private readonly events: EngineEvents,
    private readonly network: NetworkKeeper,
    private readonly forwarders: PortForwarders,
    private readonly settings: VpsSettings,
  ) {}

  onApplicationBootstrap(): void {
    this.#running = this.#observe();
    this.#asking.start(READY_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    this.events.wake();
    await Promise.all([this.#running, this.#asking.stop()]);
    await this.events.stop();
    // An engine without servers would only take memory.
    const keepsRunning = this.settings.config.VPS_KEEP_RUNNING && (await this.#mayHaveServers());
    await this.engines.close(keepsRunning);
    await this.forwarders.close();
    await this.#attempt('leaving the network', () => this.network.close(!keepsRunning));
  }

  async #observe(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      this.#isKept = true;
      for (const engine of await this.#inUse()) {
        await this.#attempt(`looking at ${engine}`, () => this.#look(engine));
      }
      await this.events.next(this.#isKept ? LOOK_EVERY_MS : KEEP_EVERY_MS, this.#stop.signal);
    }
  }

  async #look(engine: ComputeEngine): Promise<void> {
    const hasRestarted = await this.boots.isNew(engine);
    try {
      const driver = await this.engines.open(engine);
      this.events.follow(driver);
      // Before its servers, so that those that are started again find their bridges.
      await this.#keep(engine);
      await this.observer.pass(driver, hasRestarted);
    } catch (error) {
      await this.observer.passWithout(engine);
      throw error;
    }
    if (hasRestarted) await this.boots.note(engine);
  }

  /** Sets the network anew, unless that was done just now: then it is the next pass that does it. */
  async #keep(engine: ComputeEngine): Promise<void> {
    const nowMs = performance.now();
    if (nowMs - (this.#keptMs.get(engine) ?? -Infinity) < KEEP_EVERY_MS) {
      this.#isKept = false;
      return;
    }
    this.#keptMs.set(engine, nowMs);
    await this.#attempt('setting the network', () => this.network.keep(engine));
    await this.#attempt('leading ports to servers', () => this.forwarders.keep());
  }

  /** What cannot be found out is taken for true: servers are nobody's to end by mistake. */
  async #mayHaveServers(): Promise<boolean> {
    const { manager } = this.dataSource;
    return manager.existsBy(VpsEntity, { deletedAt: IsNull() }).catch(() => true);
  }

  /** Engines without servers are not started for nothing. */
  async #inUse(): Promise<ComputeEngine[]> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(VpsEntity, 'vps')
      .select('distinct vps.engine', 'engine')
      .where({ deletedAt: IsNull() })
      .getRawMany<{ engine: ComputeEngine }>()
      .catch(() => []);
    return rows.map(({ engine }) => engine);
  }

  async #attempt(what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      this.#logger.error({ msg: `${what} failed; it is tried again`, err: error });
    }
  }
}
