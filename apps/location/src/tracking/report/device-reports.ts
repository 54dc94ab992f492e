import { Refusals } from '@skydeck/auth-guard';
import { invalid } from '@skydeck/envelope';
import { CommonErrors } from '@skydeck/errors';
import { MemoryRateLimiter, type Policy, policyOf } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DeviceBook } from '../devices/device-book.js';
import { TrackedDeviceErrors } from '../devices/device.errors.js';
import { PositionIngest, type PositionOutcome } from '../ingest/position-ingest.js';
import { readOsmand } from '../protocols/osmand/osmand.js';
import { readTraccarJson } from '../protocols/osmand/traccar-json.js';
import type { Report } from '../protocols/report.js';
import { ReportInvalid } from '../protocols/report-invalid.js';
import { TrackingSettings } from '../tracking-settings.js';

/** What apps on phones report, with the key of a device for a name. */
@Injectable()
export class DeviceReports {
  readonly #limiter = new MemoryRateLimiter();
  readonly #policy: Policy | null;

  constructor(
    private readonly book: DeviceBook,
    private readonly ingest: PositionIngest,
    private readonly refusals: Refusals,
    private readonly clock: Clock,
    { reportsPerMinute }: TrackingSettings,
  ) {
    this.#policy =
      reportsPerMinute > 0 ? policyOf('device', reportsPerMinute, reportsPerMinute) : null;
  }

  /** In the parameters of an address or a form. @throws `tracked_device.key_invalid`, `validation_failed`, `rate_limited` */
  osmand(said: URLSearchParams, address: string): Promise<PositionOutcome> {
    return this.#take(() => readOsmand(said, this.clock.now()), address);
  }

  /** In JSON. @throws `tracked_device.key_invalid`, `validation_failed`, `rate_limited` */
  traccar(body: unknown, address: string): Promise<PositionOutcome> {
    return this.#take(() => readTraccarJson(body, this.clock.now()), address);
  }

  async #take(read: () => Report, address: string): Promise<PositionOutcome> {
    const { externalId: key, ...position } = reading(read);
    this.refusals.check(address);
    const device = await this.book.withKey(key);
    if (!device) {
      await this.refusals.count(address);
      throw TrackedDeviceErrors.key_invalid();
    }
    this.#limit(device.id);
    const [outcome] = await this.ingest.accept(device.tenant, device, [position]);
    return outcome!;
  }

  #limit(deviceId: string): void {
    if (!this.#policy) return;
    const limit = { key: `device:${deviceId}`, policy: this.#policy };
    const { isAllowed, retryAfterS } = this.#limiter.take([limit], this.clock.now().getTime());
    if (!isAllowed) throw CommonErrors.rate_limited({ retryAfterS });
  }
}

function reading(read: () => Report): Report {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ReportInvalid)) throw error;
    const { field, message } = error;
    throw invalid([{ location: field, code: 'invalid_format', message }]);
  }
}
