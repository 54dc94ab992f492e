import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { DEVICE_STATUSES, type DeviceEntity } from './device.entity.js';

const Device = z.object({
  id: z.string().describe('`dev_…`'),
  name: z.string().describe('Name that people know it by.'),
  external_id: z.string().nullable().describe('Its name at its owner.'),
  status: z.enum(DEVICE_STATUSES).describe('Whether it reports.'),
});
const Gone = Device.extend({
  seen_at: z.iso.datetime().describe('When it reported last.'),
});

/** What happens to devices that say where they are. */
export const TrackedDeviceEvents = defineEvents('tracked_device', {
  created: { schema: Device, description: 'A device was added.' },
  updated: { schema: Device, description: 'A device was changed by its owner.' },
  key_reset: { schema: Device, description: 'A device has another ingest key from now on.' },
  deleted: { schema: Device, description: 'A device was deleted, and all its positions.' },
  history_deleted: { schema: Device, description: 'Positions of a device were deleted.' },
  online: { schema: Device, description: 'A device reported after it had been silent.' },
  offline: { schema: Gone, description: 'A device has not reported for a while.' },
});

/** What events show of a device; never its key, nor where it is. */
export const deviceState = ({ id, name, externalId, status }: DeviceEntity) => ({
  id,
  name,
  external_id: externalId,
  status,
});
