import { type RuntimeDriver, StartFailure } from '../engine/runtime.driver.js';
import type { Probe } from '../engine/probe.js';
import { whatIsMissing } from './what-is-missing.js';

const PROBE_AGAIN_MS = 60_000;

type Probed = Pick<RuntimeDriver, 'probe'>;

/** Which drivers work on this machine, as far as is known. */
export class UsableDrivers {
  readonly #known = new Map<Probed, { isOk: boolean; askedAtMs: number }>();

  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  /** Whether it worked when it was asked last; one that did not is asked again after a minute. */
  async has(driver: Probed): Promise<boolean> {
    const known = this.#known.get(driver);
    if (known && (known.isOk || this.nowMs() - known.askedAtMs < PROBE_AGAIN_MS)) return known.isOk;
    return (await this.#ask(driver)).ok;
  }

  /** For what cannot wait: one that did not work is asked now. @throws StartFailure */
  async require(driver: Probed): Promise<void> {
    if (this.#known.get(driver)?.isOk) return;
    const probe = await this.#ask(driver);
    if (probe.ok) return;
    throw new StartFailure(
      'engine_missing',
      `The app cannot run on this machine. ${whatIsMissing(probe)}`,
    );
  }

  async #ask(driver: Probed): Promise<Probe> {
    const askedAtMs = this.nowMs();
    const probe = await driver.probe().catch((error: unknown): Probe => {
      const why = error instanceof Error ? error.message : String(error);
      return {
        ok: false,
        problems: [{ code: 'probe_failed', text: `Its engine does not work: ${why}` }],
      };
    });
    this.#known.set(driver, { isOk: probe.ok, askedAtMs });
    return probe;
  }
}
