/** What one listener for trackers bears. */
export interface TrackerLimits {
  /** Connections at once. */
  readonly connections: number;
  /** Connections at once of one address; a carrier puts many trackers behind one. */
  readonly perAddress: number;
  /** A connection on which nothing comes for so long is ended. */
  readonly idleMs: number;
  /** Who has not said by then who it is, is ended. */
  readonly signInMs: number;
  /** Bytes in a row that say nothing. */
  readonly uselessBytes: number;
  /** Messages that wait to be stored; more are not read from the connection. */
  readonly waiting: number;
}

/** What listeners bear when nothing else is said. */
export const TRACKER_LIMITS: TrackerLimits = {
  connections: 10_000,
  perAddress: 1_000,
  idleMs: 15 * 60_000,
  signInMs: 30_000,
  uselessBytes: 64 * 1024,
  waiting: 64,
};

/** Counts connections by their address. */
export class AddressCount {
  readonly #open = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Whether one more is allowed; it counts from now on. */
  add(address: string): boolean {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.most) return false;
    this.#open.set(address, open + 1);
    return true;
  }

  /** One of the address has ended. */
  remove(address: string): void {
    const left = (this.#open.get(address) ?? 1) - 1;
    if (left > 0) this.#open.set(address, left);
    else this.#open.delete(address);
  }
}
