import type { AuditState } from '@skydeck/audit';
import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { DEVICE_PLATFORMS, type DeviceEntity } from './device.entity.js';

const Device = z.object({
  id: z.string().describe('`dev_…`'),
  platform: z.enum(DEVICE_PLATFORMS).describe('What it runs.'),
  app: z.string().nullable().describe('The app on it.'),
  user_id: z.string().nullable().describe('Your own name of the user.'),
});

/** What happens to the devices that take push messages. Never holds a token. */
export const DeviceEvents = defineEvents('device', {
  created: { schema: Device, description: 'A device was registered for push messages.' },
  updated: { schema: Device, description: 'A device was registered anew, or for another user.' },
  deleted: { schema: Device, description: 'A device was removed.' },
  gone: {
    schema: Device.extend({ reason: z.string().describe('What the push service said.') }),
    description: 'The app was removed from a device, or its token ended: it is sent nothing more.',
  },
});

/** What events show of a device. */
export const toDeviceData = ({ id, platform, app, userId }: DeviceEntity) => ({
  id,
  platform,
  app,
  user_id: userId,
});

/** What the audit log shows of a device; never its token. */
export function deviceState(device: DeviceEntity): AuditState {
  const { platform, service, app, userId, status, goneReason, version } = device;
  return { platform, service, app, user_id: userId, status, gone_reason: goneReason, version };
}
