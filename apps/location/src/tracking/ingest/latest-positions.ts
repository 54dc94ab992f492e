import type { Position } from '../positions/position.js';
import { columnsOf } from './position-columns.js';

/** What `KEEP_LATEST` and `KEEP_SEEN` write. */
export interface LatestWrites {
  /** Columns of the latest positions, and when each of the devices was heard. */
  readonly latest: unknown[][];
  /** Devices that were heard, and when. */
  readonly seen: [ids: string[], at: string[]];
}

/**
 * The latest position of each device that is not kept yet: written once in a while, in one statement,
 * instead of with every batch. What is lost with the process is found again among the positions.
 */
export class LatestPositions {
  #waiting = new Map<string, Position>();
  #seenMs = new Map<string, number>();

  /** How many devices wait. */
  get size(): number {
    return this.#seenMs.size;
  }

  /** Notes a position, unless a later one of its device waits. */
  note(position: Position, seenMs: number): void {
    const { deviceId, recordedAtMs } = position;
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
    const isoOf = (deviceId: string) => new Date(seenMs.get(deviceId) ?? 0).toISOString();
    const positions = [...waiting.values()];
    const ids = [...seenMs.keys()];
    try {
      await write({
        latest: [...columnsOf(positions), positions.map(({ deviceId }) => isoOf(deviceId))],
        seen: [ids, ids.map(isoOf)],
      });
    } catch (error) {
      for (const position of positions) this.note(position, seenMs.get(position.deviceId) ?? 0);
      for (const [deviceId, atMs] of seenMs) this.heard(deviceId, atMs);
      throw error;
    }
    return ids.length;
  }
}
