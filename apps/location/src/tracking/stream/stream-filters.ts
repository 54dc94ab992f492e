import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { DeviceBook } from '../devices/device-book.js';
import { TrackedDeviceErrors } from '../devices/device.errors.js';
import type { Box, StreamFilter } from './stream-filter.js';

/** What is asked for, in words of callers. */
export interface Wanted {
  readonly devices?: readonly string[] | null | undefined;
  readonly labels?: readonly string[] | undefined;
  readonly bbox?: Box | null | undefined;
}

/** Makes filters of what callers ask for. */
@Injectable()
export class StreamFilters {
  constructor(private readonly book: DeviceBook) {}

  /** @throws `tracked_device.not_found` */
  async of(
    tenant: Tenant,
    { devices = null, labels = [], bbox = null }: Wanted,
  ): Promise<StreamFilter> {
    const ids = devices === null ? null : await this.ids(tenant, devices);
    return { devices: ids, labels, box: bbox };
  }

  /** Devices by `dev_…`, each once. @throws `tracked_device.not_found` */
  async ids(tenant: Tenant, names: readonly string[]): Promise<string[]> {
    const found = await this.book.findMany(tenant, names);
    const absent = names.find((name) => !found.has(name));
    if (absent !== undefined) {
      throw TrackedDeviceErrors.not_found({ detail: `There is no device \`${absent}\`.` });
    }
    return [...new Set(names.map((name) => found.get(name)!.id))];
  }
}
