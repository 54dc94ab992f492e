import type { Change, Family, PeerMessage } from '../messages.js';

interface Asked {
  readonly open: Set<number>;
  inflight: number;
  readonly done: () => void;
}

const ALONE: Family = {
  worker: 0,
  draining: [],
  restarts: 0,
  crashes: 0,
  failures: 0,
  losses: 0,
};
/** How much longer than its own time a drain elsewhere is waited for. */
const MARGIN_MS = 1_000;

/** The workers that drain, as the one that accepts speaks to them. */
export class Peers {
  #family = ALONE;
  #number = 0;
  readonly #asked = new Map<number, Asked>();

  constructor(private readonly relay: (message: PeerMessage) => Promise<void>) {}

  get family(): Family {
    return this.#family;
  }

  /** Takes note of who is there. @returns the workers that have gone */
  setFamily(family: Family): number[] {
    const gone = this.#family.draining.filter((number) => !family.draining.includes(number));
    this.#family = family;
    for (const number of gone) for (const asked of this.#asked.values()) settle(asked, number, 0);
    return gone;
  }

  /** Tells them what has changed: their last requests go by it, too. */
  tell(change: Change): void {
    if (this.#family.draining.length > 0) void this.relay({ kind: 'change', change });
  }

  /** Waits until they have nothing in flight on these targets. @returns what is still in flight */
  async drain(targets: readonly string[], timeoutMs: number): Promise<number> {
    if (this.#family.draining.length === 0) return 0;
    const id = ++this.#number;
    const { promise, resolve } = Promise.withResolvers<void>();
    const asked = { open: new Set(this.#family.draining), inflight: 0, done: resolve };
    this.#asked.set(id, asked);
    void this.relay({ kind: 'drain', id, targets, timeoutMs });
    const timer = setTimeout(resolve, timeoutMs + MARGIN_MS);
    await promise;
    clearTimeout(timer);
    this.#asked.delete(id);
    return asked.inflight + asked.open.size;
  }

  onDrained(from: number, id: number, inflight: number): void {
    const asked = this.#asked.get(id);
    if (asked) settle(asked, from, inflight);
  }
}

function settle(asked: Asked, worker: number, inflight: number): void {
  if (!asked.open.delete(worker)) return;
  asked.inflight += inflight;
  if (asked.open.size === 0) asked.done();
}
