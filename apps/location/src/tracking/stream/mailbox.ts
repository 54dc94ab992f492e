import type { Bell } from './bell.js';
import type { FedPosition } from './feed/fed-position.js';
import { isInBox, type StreamFilter } from './stream-filter.js';

/** What is told of a device. */
export type Letter =
  | { readonly kind: 'position'; readonly fed: FedPosition }
  /** It was in the box, and is not any more. */
  | { readonly kind: 'left'; readonly fed: FedPosition };

/** Most devices that one stream tells of; others are left out. */
const MOST_DEVICES = 50_000;

/**
 * What waits for somebody who follows. Of each device only the latest waits, however slowly it is
 * fetched: memory grows with the devices, and never with time.
 */
export class Mailbox {
  readonly #waiting = new Map<string, Letter>();
  /** When each device was at the place that was told or waits; and whether that is in the box. */
  readonly #known = new Map<string, { atMs: number; isInside: boolean }>();
  /** Positions that a later one took the place of before they were fetched. */
  dropped = 0;

  constructor(
    private readonly box: StreamFilter['box'],
    /** Rung when something is put in. */
    private readonly bell: Bell,
  ) {}

  /** Puts a position in, unless a later one of its device is known. */
  put(fed: FedPosition): void {
    const { deviceId, recordedAtMs: atMs } = fed.position;
    const known = this.#known.get(deviceId);
    if (known && known.atMs >= atMs) return;
    const isInside = isInBox(this.box, fed.position);
    const isWanted = isInside || known?.isInside === true;
    if (!isWanted || (!known && this.#known.size >= MOST_DEVICES)) return;
    this.#known.set(deviceId, { atMs, isInside });
    if (this.#waiting.delete(deviceId)) this.dropped += 1;
    this.#waiting.set(deviceId, { kind: isInside ? 'position' : 'left', fed });
    this.bell.ring();
  }

  /** Takes the one that waits for longest out. */
  take(): Letter | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    this.#waiting.delete(first[0]);
    return first[1];
  }

  /** How many wait. */
  get size(): number {
    return this.#waiting.size;
  }
}
