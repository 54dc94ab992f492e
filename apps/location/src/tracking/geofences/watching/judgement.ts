import type { DeviceRef } from '../../devices/device-ref.js';
import type { NewPosition } from '../../ingest/position-ingest.js';
import type { Stay } from '../../fences/stay.js';
import type { ChangedStay, HeldDevice } from './device-states.js';
import type { Happening } from './geofence-telling.js';
import type { ProjectFences } from './project-fences.js';

/** What positions of one device come to, one after the other. */
export class Judgement {
  readonly #before: readonly Readonly<Stay>[];
  readonly #beforeMs: number;
  /** When a device dwelled, by fence. */
  readonly #dwelledMs = new Map<string, number>();

  constructor(
    readonly held: HeldDevice,
    private readonly project: ProjectFences,
  ) {
    this.#before = held.state.stays.map((stay) => ({ ...stay }));
    this.#beforeMs = held.state.atMs;
  }

  /** Whether a position counted. */
  get hasMoved(): boolean {
    return this.held.state.atMs > this.#beforeMs;
  }

  /** What happens with the next position. */
  take(device: DeviceRef, position: NewPosition): Happening[] {
    const here = { ...position, deviceId: device.id };
    const events = this.project.fences.judge(this.held.state, here, device.labels);
    return events.map((event) => {
      if (event.kind === 'dwell') this.#dwelledMs.set(event.fenceId, event.atMs);
      if (event.kind === 'enter') this.#dwelledMs.delete(event.fenceId);
      const fence = this.project.titleOf(event.fenceId)!;
      return { tenant: this.held.tenant, event, fence, device };
    });
  }

  /** Which of the fences that it was in before it is in no more. */
  ended(): { deviceId: string; fenceId: string }[] {
    if (this.#before.length === 0) return [];
    const now = new Set(this.held.state.stays.map(({ fenceId }) => fenceId));
    const over = this.#before.filter(({ fenceId }) => !now.has(fenceId));
    return over.map(({ fenceId }) => ({ deviceId: this.held.id, fenceId }));
  }

  /** Stays that are new, or in which the time of dwelling is over. */
  changed(): ChangedStay[] {
    if (this.held.state.stays.length === 0) return [];
    const before = new Map(this.#before.map((stay) => [stay.fenceId, stay]));
    const news = this.held.state.stays.filter(({ fenceId, sinceMs, hasDwelt }) => {
      const known = before.get(fenceId);
      return known?.sinceMs !== sinceMs || known.hasDwelt !== hasDwelt;
    });
    return news.map(({ fenceId, sinceMs, hasDwelt }) => {
      const dwellMs = this.project.fences.get(fenceId)?.dwellMs ?? Infinity;
      const isDue = !hasDwelt && Number.isFinite(dwellMs);
      return {
        device: this.held,
        fenceId,
        sinceMs,
        dueMs: isDue ? sinceMs + dwellMs : null,
        dwelledMs: this.#dwelledMs.get(fenceId) ?? null,
      };
    });
  }
}
