import type { Tenant } from '@skydeck/auth-guard';
import type { DeviceProtocol } from './device.entity.js';
import type { DeviceRef } from './device-ref.js';

/** Finds devices for those who bring positions: from memory, when they were asked for lately. */
export abstract class DeviceBook {
  /** A device of a project by `dev_…`, or by its owner's own name of it. */
  abstract find(tenant: Tenant, idOrExternalId: string): Promise<DeviceRef | null>;
  /** Many of them; those that are not there are left out. */
  abstract findMany(
    tenant: Tenant,
    names: readonly string[],
  ): Promise<ReadonlyMap<string, DeviceRef>>;
  /** Who has an ingest key. */
  abstract withKey(ingestKey: string): Promise<DeviceRef | null>;
  /** Who says this name, such as an IMEI, over a protocol; the name is unique in the protocol. */
  abstract speaking(protocol: DeviceProtocol, externalId: string): Promise<DeviceRef | null>;
  /** Forgets what is in memory of a device, in all processes. */
  abstract forget(id: string): void;
}
