import { Injectable, Logger } from '@nestjs/common';
import { LaunchpadEngines, RUNTIMES } from '../engine/engines.js';
import {
  type Replica,
  type ReplicaExit,
  type ReplicaSpec,
  type ReplicaUsage,
  type RuntimeDriver,
} from '../engine/runtime.driver.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { UsableDrivers } from './usable-drivers.js';

/** Every runtime of this machine as one: images go to the container engine, trees where it is set. */
@Injectable()
export class Runtimes {
  readonly #owner = new Map<string, RuntimeDriver>();
  readonly #usable = new UsableDrivers();
  readonly #recovered = new Map<RuntimeDriver, Replica[]>();
  readonly #logger = new Logger(Runtimes.name);

  constructor(
    private readonly engines: LaunchpadEngines,
    private readonly settings: LaunchpadSettings,
  ) {}

  /** The driver that runs a replica. */
  of(replicaId: string): RuntimeDriver {
    return (
      this.#owner.get(replicaId) ?? this.engines.runtimes[this.settings.config.LAUNCHPAD_RUNTIME]
    );
  }

  /** @throws StartFailure */
  async start(spec: ReplicaSpec): Promise<Replica> {
    const { LAUNCHPAD_RUNTIME: preferred } = this.settings.config;
    const driver = this.engines.runtimeFor(spec.artifact.kind, preferred);
    await this.#usable.require(driver);
    this.#owner.set(spec.replicaId, driver);
    return driver.start(spec);
  }

  async stop(replicaId: string, graceS: number): Promise<void> {
    await this.of(replicaId).stop(replicaId, graceS);
  }

  async list(appId?: string): Promise<Replica[]> {
    const lists = await Promise.all(
      this.#drivers().map(async (driver) => {
        if (!(await this.#usable.has(driver))) return [];
        const replicas = await driver.list(appId);
        for (const { replicaId } of replicas) this.#owner.set(replicaId, driver);
        return replicas;
      }),
    );
    return lists.flat();
  }

  /** What the replicas of an app use; those that nothing is known of are missing. */
  async usage(appId: string): Promise<ReplicaUsage[]> {
    const lists = this.#drivers().map(async (driver) =>
      (await this.#usable.has(driver)) ? driver.usage(appId).catch(() => []) : [],
    );
    return (await Promise.all(lists)).flat();
  }

  onExit(listener: (exit: ReplicaExit) => void): void {
    for (const driver of this.#drivers()) {
      driver.onExit((exit) => {
        this.#owner.delete(exit.replicaId);
        listener(exit);
      });
    }
  }

  /**
   * Finds what an earlier process left running; the same again when it is asked again. Each is to be
   * adopted or stopped. Rejects while a runtime cannot say whether replicas of it go on.
   */
  async recover(): Promise<Replica[]> {
    const drivers = this.#drivers();
    const told = await Promise.allSettled([
      // Whether one can start something is no matter: what it started goes on.
      ...drivers.filter(({ outlives }) => outlives).map((driver) => this.#recoverOnce(driver)),
      this.#eachUsable(
        (driver) => this.#recoverOnce(driver),
        drivers.filter(({ outlives }) => !outlives),
      ),
    ]);
    for (const one of told) if (one.status === 'rejected') throw one.reason;
    return drivers.flatMap((driver) => this.#recovered.get(driver) ?? []);
  }

  async #recoverOnce(driver: RuntimeDriver): Promise<void> {
    if (this.#recovered.has(driver)) return;
    const replicas = await driver.recover();
    for (const { replicaId } of replicas) this.#owner.set(replicaId, driver);
    this.#recovered.set(driver, replicas);
  }

  /** Takes over a replica that {@link recover} found. @throws StartFailure */
  async adopt(spec: ReplicaSpec, position: string | undefined): Promise<Replica> {
    return this.of(spec.replicaId).adopt(spec, position);
  }

  /** Whether a replica ends when we stop. */
  endsWithUs(replicaId: string): boolean {
    return this.settings.config.LAUNCHPAD_APPS_ON_STOP === 'end' || !this.of(replicaId).outlives;
  }

  /** Ends everything, or what cannot go on without us. */
  async close(): Promise<void> {
    const isKept = this.settings.config.LAUNCHPAD_APPS_ON_STOP === 'keep';
    await this.#eachUsable((driver) => (isKept ? driver.leave() : driver.close()));
  }

  async #eachUsable(
    work: (driver: RuntimeDriver) => Promise<void>,
    drivers = this.#drivers(),
  ): Promise<void> {
    await Promise.all(
      drivers.map(async (driver) => {
        if (!(await this.#usable.has(driver))) return;
        await work(driver).catch((error: unknown) => {
          this.#logger.error({ msg: 'a runtime failed', driver: driver.id, err: error });
        });
      }),
    );
  }

  #drivers(): RuntimeDriver[] {
    return RUNTIMES.map((id) => this.engines.runtimes[id]);
  }
}
