import type { InstanceEngine } from './instance-engine.js';
import type { InstanceLocks } from './instance-locks.js';
import type { InstanceStore, KnownInstance } from './instance-store.js';

const WATCH_MS = 2_000;
const BACKOFF_MS = 60_000;

/** Starts again what died, and holds instances to their limits, for as long as it is open. */
export class InstanceWatch {
  readonly #failures = new Map<string, { count: number; nextMs: number }>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #isOpen = false;

  constructor(
    private readonly store: InstanceStore,
    private readonly locks: InstanceLocks,
    private readonly engineOf: (known: KnownInstance) => InstanceEngine,
    private readonly watchMs = WATCH_MS,
  ) {}

  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#next();
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  /** Looks at every instance once. */
  async look(): Promise<void> {
    const instances = await this.store.all();
    await Promise.all(instances.map(({ record }) => this.#lookAt(record.spec.id)));
  }

  #next(): void {
    if (!this.#isOpen) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.look()
        .catch(() => undefined)
        .finally(() => this.#next());
    }, this.watchMs);
    this.#timer.unref();
  }

  async #lookAt(id: string): Promise<void> {
    // Whoever changes an instance leaves it as it should be; what they changed is looked at next time.
    if (this.locks.isBusy(id)) return;
    await this.locks.run(id, async () => {
      const known = await this.store.get(id).catch(() => undefined);
      if (known?.record.wanted !== 'running') return;
      const engine = this.engineOf(known);
      if (await engine.isUp(known)) await engine.holdToLimits(known).catch(() => undefined);
      else await this.#startAgain(engine, known);
    });
  }

  async #startAgain(engine: InstanceEngine, known: KnownInstance): Promise<void> {
    const { id } = known.record.spec;
    const failed = this.#failures.get(id);
    if (failed && performance.now() < failed.nextMs) return;
    try {
      await engine.bringUp(known);
      this.#failures.delete(id);
      if (known.record.failure !== undefined) await known.folder.change({ failure: undefined });
    } catch (error) {
      const count = (failed?.count ?? 0) + 1;
      const waitMs = Math.min(BACKOFF_MS, this.watchMs * 2 ** count);
      this.#failures.set(id, { count, nextMs: performance.now() + waitMs });
      await known.folder.change({ failure: (error as Error).message.slice(0, 500) });
    }
  }
}
