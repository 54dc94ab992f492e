import type { FedPosition } from './feed/fed-position.js';
import type { Followed } from './followed.js';
import type { Snapshot } from './snapshot.js';

/** What was on its way from one process to another when the stream began is found by then. */
const SECOND_MS = 2_500;
/** What the bus has lost is found by then. */
const LATER_MS = 60_000;
/** The latest positions are written once a second: so much may be told twice. */
const OVERLAP_MS = 5_000;

interface Looked extends Followed {
  readonly now: () => Date;
}

/** Looks at what is stored when it is time to: at the start, soon after it, and now and then. */
export class Looks {
  #since: Date | null;
  #dueMs: number;
  #isFirst = true;

  constructor(
    private readonly snapshot: Snapshot,
    private readonly of: Looked,
  ) {
    const { from, now } = of;
    this.#since = typeof from === 'string' ? null : new Date(from.atMs - OVERLAP_MS);
    this.#dueMs = 0;
    if (from !== 'now') return;
    this.#since = now();
    this.#wait();
  }

  /** What is there to be told of; nothing before it is time. */
  async due(): Promise<readonly FedPosition[]> {
    if (performance.now() < this.#dueMs) return [];
    const began = this.of.now();
    this.#wait();
    const found = await this.snapshot.of(this.of.tenant, this.of.filter, this.#since);
    this.#since = new Date(began.getTime() - OVERLAP_MS);
    return found;
  }

  #wait(): void {
    this.#dueMs = performance.now() + (this.#isFirst ? SECOND_MS : LATER_MS);
    this.#isFirst = false;
  }
}
