import { createdWithin, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { type Position } from '../positions/position.js';
import { toTrackedPosition, TrackedPosition } from '../positions/position.schema.js';
import { DEVICE_PROTOCOLS, DEVICE_STATUSES, type DeviceEntity } from './device.entity.js';

const MOST_METADATA_BYTES = 8 * 1024;
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, 'Must be a single line.');

const name = line(120).describe('Name that people know it by.');
const externalId = line(128).describe(
  'Your own name of it, such as an IMEI; unique in the project.',
);
const type = line(40).describe('What it is, such as `car` or `phone`.');
const protocol = z
  .enum(DEVICE_PROTOCOLS)
  .describe('Protocol over which it reports by its `external_id`, which is its IMEI then.');
const label = line(40);
const labels = z
  .array(label)
  .max(20)
  .refine((all) => new Set(all).size === all.length, 'Must be different ones.')
  .describe('Words that devices are chosen by; at most 20.');
const metadata = z
  .record(
    z.string().regex(/^[\w.-]{1,40}$/, 'Must be 1 to 40 letters, digits, `_`, `.`, `-`.'),
    z.string().max(MOST_METADATA_BYTES),
  )
  .refine((fields) => Buffer.byteLength(JSON.stringify(fields)) <= MOST_METADATA_BYTES, {
    error: 'Must have at most 8 KiB as JSON.',
  })
  .describe('Texts of your own; at most 8 KiB together.');
const retentionDays = z
  .int()
  .min(1)
  .max(3650)
  .describe('Days that its positions are kept, at most those of the installation.');

export const CreateTrackedDevice = z
  .strictObject({
    name,
    external_id: externalId.nullish(),
    type: type.nullish(),
    protocol: protocol.nullish(),
    labels: labels.default([]),
    metadata: metadata.default({}),
    retention_days: retentionDays.nullish(),
  })
  .meta({ id: 'CreateTrackedDevice' });
export type CreateTrackedDevice = z.output<typeof CreateTrackedDevice>;

export const UpdateTrackedDevice = z
  .strictObject({
    name,
    external_id: externalId.nullable(),
    type: type.nullable(),
    protocol: protocol.nullable(),
    labels,
    metadata,
    retention_days: retentionDays.nullable(),
  })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateTrackedDevice' });
export type UpdateTrackedDevice = z.output<typeof UpdateTrackedDevice>;

/** A device as callers see it. */
export const TrackedDevice = z
  .object({
    id: z.string().describe('`dev_…`'),
    name,
    external_id: externalId.nullable(),
    type: type.nullable(),
    protocol: protocol.nullable(),
    labels,
    metadata,
    status: z.enum(DEVICE_STATUSES).describe('`online` while it reports.'),
    seen_at: z.iso.datetime().nullable().describe('When it reported last; null before it did.'),
    last_position: TrackedPosition.nullable().describe(
      'Where it was last, by its own clock; a second behind what comes in.',
    ),
    ingest_key_end: z
      .string()
      .nullable()
      .describe('Last characters of the key by which it reports; null when it has none.'),
    retention_days: retentionDays.nullable().describe('Null for that of the project.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it was changed last; positions change nothing.'),
  })
  .meta({ id: 'TrackedDevice' });
export type TrackedDevice = z.output<typeof TrackedDevice>;

export const TrackedDeviceResponse = envelopeOf(TrackedDevice);
export const TrackedDeviceListResponse = pageOf(TrackedDevice);

export const DeviceKey = z
  .object({
    id: z.string().describe('`dev_…`'),
    ingest_key: z
      .string()
      .describe('By it the device reports, and nothing else. It is not shown again.'),
    report_url: z.string().describe('Address for apps that send in the form of OsmAnd.'),
  })
  .meta({ id: 'DeviceKey' });
export const DeviceKeyResponse = envelopeOf(DeviceKey);

/** Which devices to list. */
export const ListTrackedDevices = listQuery('devices', {
  filters: {
    status: z.enum(DEVICE_STATUSES).describe('Only those that are so.'),
    label: label.describe('Only those that have this label.'),
    type: type.describe('Only those of this type.'),
    external_id: externalId.describe('Only the one that you call so.'),
    name: z.string().min(1).max(120).describe('Only those whose name has this in it.'),
    ...createdWithin,
  },
  sort: ['created_at', 'name'],
});
export type ListTrackedDevices = z.output<typeof ListTrackedDevices.schema>;

/** Where a device was last, and when it said anything. */
export interface LastSeen {
  readonly seenAt: Date;
  readonly position: Position;
}

/** A device as callers see it. */
export const toTrackedDevice = (row: DeviceEntity, last: LastSeen | undefined): TrackedDevice => ({
  id: row.id,
  name: row.name,
  external_id: row.externalId,
  type: row.type,
  protocol: row.protocol,
  labels: row.labels,
  metadata: row.metadata,
  status: row.status,
  seen_at: last?.seenAt.toISOString() ?? null,
  last_position: last ? toTrackedPosition(last.position) : null,
  ingest_key_end: row.ingestKeyEnd,
  retention_days: row.retentionDays,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
