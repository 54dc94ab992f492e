import type { Position } from '../positions/position.js';
import type { DeviceFences, FenceEvent } from './fence-event.js';
import type { Fence } from './fence.js';
import { type FenceRules, FenceSet } from './fence-set.js';
import { copyOf, type Device, newDevice } from './stay.js';

/** Fences together with the devices that are in them: says who enters, leaves and dwells in which. */
export class FenceEngine {
  readonly #fences: FenceSet;
  readonly #devices = new Map<string, Device>();

  constructor(rules: FenceRules = {}) {
    this.#fences = new FenceSet(rules);
  }

  /** How many fences there are. */
  get size(): number {
    return this.#fences.size;
  }

  /** Adds fences, or puts them in the place of those with their ids. @throws FenceInvalid */
  set(...fences: readonly Fence[]): void {
    this.#fences.set(...fences);
  }

  /** Takes a fence away; nobody is said to leave it. */
  remove(fenceId: string): boolean {
    return this.#fences.remove(fenceId);
  }

  /** What a position changes, by kind (dwelling, exits, entries) and then by fence. */
  accept(position: Position, labels: readonly string[] = []): readonly FenceEvent[] {
    let device = this.#devices.get(position.deviceId);
    if (!device) {
      device = newDevice();
      this.#devices.set(position.deviceId, device);
    }
    return this.#fences.judge(device, position, labels);
  }

  /** All that is known of a device; null when it has not been seen. */
  stateOf(deviceId: string): DeviceFences | null {
    const device = this.#devices.get(deviceId);
    if (!device) return null;
    const { atMs, lat, lon, stays } = device;
    return { deviceId, atMs, lat, lon, inside: stays.map(copyOf) };
  }

  /** All that is known of all devices. */
  *snapshot(): Generator<DeviceFences> {
    for (const deviceId of this.#devices.keys()) yield this.stateOf(deviceId)!;
  }

  /** Goes on from what was known. */
  restore(states: Iterable<DeviceFences>): void {
    for (const { deviceId, inside, ...known } of states) {
      this.#devices.set(deviceId, { ...known, stays: inside.map(copyOf) });
    }
  }
}
