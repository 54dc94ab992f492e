import type { Tenant } from '@skydeck/auth-guard';
import { LRUCache } from 'lru-cache';
import type { HeldDevice } from './device-states.js';

const MOST_DEVICES = 100_000;

interface Known {
  readonly device: HeldDevice;
  /** Of the geofences of its project when it was judged. */
  readonly revision: string;
}

/**
 * Devices as this process judged them last: who is known is neither locked nor read. Nothing rests on it
 * being right, as each is written only when the transaction that wrote it last is the one that is known.
 */
export class KnownDevices {
  readonly #known = new LRUCache<string, Known>({ max: MOST_DEVICES });

  /**
   * Takes devices out, to be put back after the commit; null when one is not known as of these revisions
   * of the geofences, which also end stays.
   */
  take(
    deviceIds: readonly string[],
    revisions: ReadonlyMap<Tenant, string>,
  ): ReadonlyMap<string, HeldDevice> | null {
    const found = new Map<string, HeldDevice>();
    for (const id of deviceIds) {
      const known = this.#known.get(id);
      if (!known || known.revision !== revisions.get(known.device.tenant)) return null;
      found.set(id, known.device);
    }
    // They are changed from now on, whatever becomes of the transaction.
    for (const id of deviceIds) this.#known.delete(id);
    return found;
  }

  /** Devices were written by a transaction that is committed. */
  put(devices: Iterable<HeldDevice>, revisions: ReadonlyMap<Tenant, string>): void {
    for (const device of devices) {
      const revision = revisions.get(device.tenant);
      if (revision !== undefined) this.#known.set(device.id, { device, revision });
    }
  }
}
