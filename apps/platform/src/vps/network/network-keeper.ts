import { Bus } from '@skydeck/bus';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ComputeEngines } from '../engine/compute-engines.js';
import type { ComputeEngine } from '../engine/compute.driver.js';
import { VpsSettings } from '../vps-settings.js';
import { HostNetwork } from './host-network.js';
import { readHostPlan } from './read-host-plan.js';

const TOPIC = 'vps.network';
/** Changes that come together are applied together. */
const DEBOUNCE_MS = 20;

/**
 * Keeps the network of this machine as the rows want it: at once after a change, and again and
 * again, whatever others do to the firewall of the machine.
 */
@Injectable()
export class NetworkKeeper {
  readonly #host: HostNetwork;
  readonly #logger = new Logger(NetworkKeeper.name);
  readonly #self = crypto.randomUUID();
  /** What was applied last, so that nothing is done when nothing has changed. */
  #applied = '';
  #last: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isUsed = false;
  #isClosed = false;
  /** What an engine can do here does not change while it is open. */
  readonly #routed = new Map<ComputeEngine, boolean>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly engines: ComputeEngines,
    private readonly settings: VpsSettings,
    private readonly bus: Bus,
  ) {
    this.#host = new HostNetwork(settings);
    bus.subscribe(TOPIC, (message) => {
      if ((message as { from: string }).from !== this.#self) this.#soon();
    });
  }

  /** Says that rows have changed. Call it after the commit. */
  changed(): void {
    this.#soon();
    this.bus.publish(TOPIC, { from: this.#self }).catch((error: unknown) => {
      this.#logger.debug({ msg: 'other processes were not told', err: error });
    });
  }

  /** Like {@link changed}, and waits until it is so where this process sets it. */
  async change(): Promise<void> {
    this.changed();
    if (!this.#isUsed || this.#isClosed) return;
    await this.#inTurn(false).catch((error: unknown) => {
      this.#logger.error({ msg: 'the network was not set; it is tried again', err: error });
    });
  }

  /** Has the network ready for what an engine is about to do, as the rows are now. */
  async ready(engine: ComputeEngine): Promise<void> {
    if (!(await this.#isRouted(engine))) return;
    this.#isUsed = true;
    await this.#inTurn(false);
  }

  /** Sets everything anew: somebody may have flushed the firewall or taken a bridge away. */
  async keep(engine: ComputeEngine): Promise<void> {
    if (!(await this.#isRouted(engine))) return;
    this.#isUsed = true;
    await this.#inTurn(true);
  }

  /** Waits for what is under way. With `isGone`, takes everything off the machine. */
  async close(isGone: boolean): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#last;
    if (!isGone || !this.#isUsed) return;
    await this.#alone(async (manager) => this.#host.remove(await readHostPlan(manager)));
  }

  #soon(): void {
    if (this.#timer || this.#isClosed || !this.#isUsed) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#inTurn(false).catch((error: unknown) => {
        this.#logger.error({ msg: 'the network was not set; it is tried again', err: error });
      });
    }, DEBOUNCE_MS);
  }

  /** One after the other in this process; each reads the rows when it is its turn. */
  #inTurn(isWhole: boolean): Promise<void> {
    const mine = this.#last.then(() => this.#apply(isWhole));
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  async #apply(isWhole: boolean): Promise<void> {
    if (!isWhole && JSON.stringify(await readHostPlan(this.dataSource.manager)) === this.#applied) {
      return;
    }
    await this.#alone(async (manager) => {
      const plan = await readHostPlan(manager);
      await this.#host.apply(plan, isWhole || this.#applied === '');
      this.#applied = JSON.stringify(plan);
    });
  }

  /** One after the other among the processes of the installation. */
  async #alone(work: (manager: EntityManager) => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const lock = `network ${this.settings.instance}`;
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
      await work(manager);
    });
  }

  async #isRouted(engine: ComputeEngine): Promise<boolean> {
    const known = this.#routed.get(engine);
    if (known !== undefined) return known;
    const probed = await this.engines.probe();
    const found = probed.find((one) => one.engine === engine);
    const isRouted = found?.capabilities.hasRoutedNetwork ?? false;
    if (found) this.#routed.set(engine, isRouted);
    return isRouted;
  }
}
