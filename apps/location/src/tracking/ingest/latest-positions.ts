import type { Position } from '../positions/position.js';
import { columnsOf } from './position-columns.js';

interface Latest {
  readonly tenant: string;
  readonly position: Position;
}

/**
 * The latest position of each device that is not kept yet: written once in a while, in one statement,
 * instead of with every batch. What is lost with the process is found again among the positions.
 */
export class LatestPositions {
  #waiting = new Map<string, Latest>();

  /** How many devices wait. */
  get size(): number {
    return this.#waiting.size;
  }

  /** Notes a position, unless a later one of its device waits. */
  note(tenant: string, position: Position): void {
    const key = JSON.stringify([tenant, position.deviceId]);
    const known = this.#waiting.get(key);
    if (known && known.position.recordedAtMs >= position.recordedAtMs) return;
    this.#waiting.set(key, { tenant, position });
  }

  /** Hands all that waits to a statement, as its values; it waits again when that fails. */
  async flush(write: (values: unknown[][]) => Promise<unknown>): Promise<number> {
    const taken = [...this.#waiting.values()];
    if (taken.length === 0) return 0;
    this.#waiting = new Map();
    try {
      await write([
        taken.map(({ tenant }) => tenant),
        ...columnsOf(taken.map(({ position }) => position)),
      ]);
    } catch (error) {
      for (const { tenant, position } of taken) this.note(tenant, position);
      throw error;
    }
    return taken.length;
  }
}
