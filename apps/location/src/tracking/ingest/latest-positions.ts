import { moments } from '@skydeck/database';
import type { Fix } from '../positions/position.js';
import { columnsOf } from './position-columns.js';

/** What `KEEP_LATEST` and `KEEP_SEEN` write. */
export interface LatestWrites {
  /** Columns of the latest positions, and when each of the devices was heard. */
  readonly latest: readonly Buffer[];
  /** Devices that were heard, and when. */
  readonly seen: readonly [ids: string[], at: Buffer];
}

/**
 * The latest position of each device that is not kept yet: written once in a while, in one statement,
 * instead of with every batch. What is lost with the process is found again among the positions.
 */
export class LatestPositions {
  #waiting = new Map<string, Fix>();
  #seenMs = new Map<string, number>();

  /** How many devices wait. */
  get size(): number {
    return this.#seenMs.size;
  }

  /** Notes a position, unless a later one of its device waits. */
  note(deviceId: string, position: Fix, seenMs: number): void {
    const { recordedAtMs } = position;
    const known = this.#waiting.get(deviceId);
    if (!known || known.recordedAtMs < recordedAtMs) this.#waiting.set(deviceId, position);
    this.heard(deviceId, seenMs);
  }

  /** Notes that a device was heard, wherever it was. */
  heard(deviceId: string, seenMs: number): void {
    if ((this.#seenMs.get(deviceId) ?? -Infinity) < seenMs) this.#seenMs.set(deviceId, seenMs);
  }

  /** Leaves a device out. */
  forget(deviceId: string): void {
    this.#waiting.delete(deviceId);
    this.#seenMs.delete(deviceId);
  }

  /** Hands all that waits to a statement, as its values; it waits again when that fails. */
  async flush(write: (writes: LatestWrites) => Promise<unknown>): Promise<number> {
    const [waiting, seenMs] = [this.#waiting, this.#seenMs];
    if (seenMs.size === 0) return 0;
    this.#waiting = new Map();
    this.#seenMs = new Map();
    const seenMsOf = (deviceId: string) => seenMs.get(deviceId) ?? 0;
    const movedIds = [...waiting.keys()];
    const ids = [...seenMs.keys()];
    try {
      await write({
        latest: [...columnsOf(movedIds, [...waiting.values()]), moments(movedIds.map(seenMsOf))],
        seen: [ids, moments(ids.map(seenMsOf))],
      });
    } catch (error) {
      for (const [id, position] of waiting) this.note(id, position, seenMsOf(id));
      for (const [deviceId, atMs] of seenMs) this.heard(deviceId, atMs);
      throw error;
    }
    return ids.length;
  }
}
