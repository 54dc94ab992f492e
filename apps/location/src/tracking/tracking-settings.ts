import type { LocationConfig } from '../location.config.js';
import type { DeviceRef } from './devices/device-ref.js';

const DAY_MS = 86_400_000;

type TrackingConfig = Pick<
  LocationConfig,
  'LOCATION_POSITION_RETENTION_DAYS' | 'LOCATION_OFFLINE_AFTER_S' | 'LOCATION_REPORTS_PER_MINUTE'
>;

/** What tracking was told at its start. */
export class TrackingSettings {
  /** Milliseconds that positions are kept at most. */
  readonly retentionMs: number;
  /** Silence after which a device is offline. */
  readonly offlineAfterMs: number;
  readonly reportsPerMinute: number;

  constructor(config: TrackingConfig) {
    this.retentionMs = config.LOCATION_POSITION_RETENTION_DAYS * DAY_MS;
    this.offlineAfterMs = config.LOCATION_OFFLINE_AFTER_S * 1000;
    this.reportsPerMinute = config.LOCATION_REPORTS_PER_MINUTE;
  }

  /** Milliseconds that positions of a device are kept. */
  retentionMsOf({ retentionDays }: Pick<DeviceRef, 'retentionDays'>): number {
    return retentionDays === null
      ? this.retentionMs
      : Math.min(this.retentionMs, retentionDays * DAY_MS);
  }
}
