import type { Position } from '../positions/position.js';
import type { DeviceFences, FenceEvent } from './fence-event.js';
import type { Fence } from './fence.js';
import { FenceIndex } from './fence-index.js';
import { type Spot, spotAt } from './shapes/spot.js';
import { copyOf, type Device, inOrder, type Stay } from './stay.js';
import { WatchedFence } from './watched-fence.js';

/** How sure it must be. */
export interface FenceRules {
  /** Metres that a device may at most be outside and still count as in, for its accuracy (100). */
  readonly mostMarginM?: number;
  /** Positions that are less accurate than so many metres change nothing (500). */
  readonly worstAccuracyM?: number;
}

/**
 * Says who enters, leaves and dwells in which fence. One is in a fence from the first position in it,
 * and out of it once a position is farther outside than it is inaccurate: one who stands on the
 * border does not come and go. Positions count in the order of their time; one that is not later than
 * the latest of its device changes nothing. All it knows of a device is `stateOf`.
 */
export class FenceEngine {
  readonly #fences = new Map<string, WatchedFence>();
  readonly #devices = new Map<string, Device>();
  readonly #index = new FenceIndex();
  readonly #mostMarginM: number;
  readonly #worstAccuracyM: number;

  constructor({ mostMarginM = 100, worstAccuracyM = 500 }: FenceRules = {}) {
    this.#mostMarginM = mostMarginM;
    this.#worstAccuracyM = worstAccuracyM;
  }

  /** How many fences there are. */
  get size(): number {
    return this.#fences.size;
  }

  /** Adds fences, or puts them in the place of those with their ids; who is in stays in. @throws FenceInvalid */
  set(...fences: readonly Fence[]): void {
    // All are checked before one is changed.
    const ready = new Map(fences.map((fence) => [fence.id, new WatchedFence(fence)]));
    for (const [id, fence] of ready) {
      const before = this.#fences.get(id);
      if (before) this.#index.remove(before);
      this.#fences.set(id, fence);
    }
    this.#index.add([...ready.values()]);
  }

  /** Takes a fence away; nobody is said to leave it. */
  remove(fenceId: string): boolean {
    const fence = this.#fences.get(fenceId);
    if (!fence) return false;
    this.#index.remove(fence);
    return this.#fences.delete(fenceId);
  }

  /** What a position changes, by kind (exits, entries, dwelling) and then by fence. */
  accept(position: Position, labels: readonly string[] = []): FenceEvent[] {
    const { deviceId, recordedAtMs: atMs, lat, lon } = position;
    const accuracyM = position.accuracyM ?? 0;
    const isLate = atMs <= (this.#devices.get(deviceId)?.atMs ?? -Infinity);
    if (isLate || accuracyM > this.#worstAccuracyM) return [];
    const device = this.#device(deviceId);
    device.atMs = atMs;
    const spot = spotAt(lat, lon);
    const found = this.#index.at(spot);
    if (found.length === 0 && device.stays.length === 0) return [];
    const isFor = (fence: WatchedFence) => fence.isFor(deviceId, labels, atMs);
    const here = found.filter(isFor);
    const marginM = Math.min(accuracyM, this.#mostMarginM);
    const events: FenceEvent[] = [];
    const tell = (
      kind: FenceEvent['kind'],
      { fenceId, sinceMs }: Stay,
      cause?: FenceEvent['cause'],
    ) =>
      events.push({
        key: `${fenceId}:${deviceId}:${kind}:${atMs}`,
        kind,
        fenceId,
        deviceId,
        atMs,
        lat,
        lon,
        sinceMs,
        ...(cause && { cause }),
      });
    device.stays = device.stays.filter((stay) => {
      const fence = this.#fences.get(stay.fenceId);
      if (!fence) return false;
      if (!here.includes(fence) && !this.#stays(fence, spot, marginM, isFor)) {
        tell('exit', stay, isFor(fence) ? 'left' : 'unwatched');
        return false;
      }
      if (!stay.hasDwelt && atMs - stay.sinceMs >= fence.dwellMs) {
        stay.hasDwelt = true;
        tell('dwell', stay);
      }
      return true;
    });
    for (const { id: fenceId } of here) {
      if (device.stays.some((stay) => stay.fenceId === fenceId)) continue;
      const stay = { fenceId, sinceMs: atMs, hasDwelt: false };
      device.stays.push(stay);
      tell('enter', stay);
    }
    return events.length > 1 ? events.toSorted(inOrder) : events;
  }

  /** All that is known of a device; null when it has not been seen. */
  stateOf(deviceId: string): DeviceFences | null {
    const device = this.#devices.get(deviceId);
    if (!device) return null;
    return { deviceId, atMs: device.atMs, inside: device.stays.map(copyOf) };
  }

  /** All that is known of all devices. */
  *snapshot(): Generator<DeviceFences> {
    for (const deviceId of this.#devices.keys()) yield this.stateOf(deviceId)!;
  }

  /** Goes on from what was known. */
  restore(states: Iterable<DeviceFences>): void {
    for (const { deviceId, atMs, inside } of states) {
      this.#devices.set(deviceId, { atMs, stays: inside.map(copyOf) });
    }
  }

  /** Forgets a device. */
  forget(deviceId: string): boolean {
    return this.#devices.delete(deviceId);
  }

  #stays(
    fence: WatchedFence,
    spot: Spot,
    marginM: number,
    isFor: (fence: WatchedFence) => boolean,
  ): boolean {
    return marginM > 0 && isFor(fence) && fence.shape.isWithin(spot, marginM);
  }

  #device(deviceId: string): Device {
    let device = this.#devices.get(deviceId);
    if (!device) {
      device = { atMs: -Infinity, stays: [] };
      this.#devices.set(deviceId, device);
    }
    return device;
  }
}
