import type { ComputeCapabilities, ComputeDriver, ComputeEngine } from './compute.driver.js';
import { ComputeFailure } from './compute-failure.js';

const PROBE_AGAIN_MS = 15_000;

/** An engine as this machine has it. */
export interface ProbedEngine {
  readonly engine: ComputeEngine;
  readonly capabilities: ComputeCapabilities;
}

/** The engines of one installation: which there are, which is used for new servers. */
export class ComputeEngines {
  readonly #opened = new Map<ComputeEngine, Promise<ComputeDriver>>();
  #probed: { at: number; engines: Promise<ProbedEngine[]> } | undefined;

  /** @param drivers those that may be used, the preferred first */
  constructor(private readonly drivers: readonly ComputeDriver[]) {}

  /** What each engine can do here; asked anew every 15 seconds. */
  probe(): Promise<ProbedEngine[]> {
    const nowMs = performance.now();
    if (!this.#probed || nowMs - this.#probed.at > PROBE_AGAIN_MS) {
      const engines = Promise.all(
        this.drivers.map(async (driver) => ({
          engine: driver.engine,
          capabilities: await driver.probe(),
        })),
      );
      engines.catch(() => (this.#probed = undefined));
      this.#probed = { at: nowMs, engines };
    }
    return this.#probed.engines;
  }

  /** The engine that new servers are given to. @throws `engine_unavailable` naming what is missing */
  async usable(): Promise<ProbedEngine> {
    const probed = await this.probe();
    const found = probed.find(({ capabilities }) => capabilities.isReady);
    if (found) return found;
    const missing = probed.flatMap(({ engine, capabilities }) =>
      capabilities.missing.map(({ what, fix }) => `${engine}: ${what}: ${fix}`),
    );
    const text = missing.join('; ') || 'servers are switched off by `VPS_ENGINE`';
    throw new ComputeFailure('engine_unavailable', text);
  }

  /** An engine, started if it was not. @throws ComputeFailure when it cannot be */
  open(engine: ComputeEngine): Promise<ComputeDriver> {
    const opened = this.#opened.get(engine);
    if (opened) return opened;
    const driver = this.drivers.find((one) => one.engine === engine);
    if (!driver) {
      const text = `the engine ${engine} is not among those of \`VPS_ENGINE\``;
      return Promise.reject(new ComputeFailure('engine_unavailable', text));
    }
    const opening = driver.open().then(() => driver);
    this.#opened.set(engine, opening);
    opening.catch(() => this.#opened.delete(engine));
    return opening;
  }

  /** Engines that are open now. */
  get opened(): readonly ComputeEngine[] {
    return [...this.#opened.keys()];
  }

  /** Lets go of every engine. @param keepsRunning whether servers go on running */
  async close(keepsRunning: boolean): Promise<void> {
    const opened = await Promise.allSettled(this.#opened.values());
    this.#opened.clear();
    for (const one of opened) {
      if (one.status !== 'fulfilled') continue;
      // Without a server nothing has to wait for the next start.
      if (!keepsRunning || (await isEmpty(one.value))) await one.value.shutDown();
      await one.value.close();
    }
  }
}

async function isEmpty(driver: ComputeDriver): Promise<boolean> {
  const servers = await driver.observeAll().catch(() => undefined);
  return servers?.length === 0;
}
