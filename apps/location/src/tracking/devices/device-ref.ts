import type { Tenant } from '@skydeck/auth-guard';

/** What has to be known of a device to take its positions. */
export interface DeviceRef {
  /** `dev_…` */
  readonly id: string;
  readonly tenant: Tenant;
  readonly name: string;
  /** Its owner's own name of it, such as an IMEI. */
  readonly externalId: string | null;
  readonly labels: readonly string[];
  /** Days that its positions are kept; null for those of the installation. */
  readonly retentionDays: number | null;
}
