import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { DeviceBook } from '../devices/device-book.js';
import type { ReadPosition } from './plain-position.js';
import { readSent } from './position-batch.js';
import { type DevicePosition, PositionIngest, type PositionOutcome } from './position-ingest.js';

const UNKNOWN: PositionOutcome = {
  status: 'refused',
  code: 'unknown_device',
  field: 'device_id',
  message: 'This project has no such device.',
};

/** Takes positions in the JSON of the API, whatever brings them. */
@Injectable()
export class SentPositions {
  constructor(
    private readonly book: DeviceBook,
    private readonly ingest: PositionIngest,
  ) {}

  /** Says of each, in their order, what became of it. */
  async take(tenant: Tenant, sent: readonly unknown[]): Promise<PositionOutcome[]> {
    const read = sent.map(readSent);
    const named = read.filter((one): one is ReadPosition => 'device' in one);
    const devices = await this.book.findMany(tenant, [...new Set(named.map((one) => one.device))]);
    const known: DevicePosition[] = [];
    const early = read.map((one): PositionOutcome | null => {
      if (!('device' in one)) return Object.assign(one, { status: 'refused' as const });
      const device = devices.get(one.device);
      if (!device) return UNKNOWN;
      known.push({ device, position: one.position });
      return null;
    });
    const outcomes = known.length > 0 ? await this.ingest.acceptBatch(tenant, known) : [];
    let next = 0;
    return early.map((outcome) => outcome ?? outcomes[next++]!);
  }
}
