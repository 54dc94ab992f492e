import { ownerOf } from '@skydeck/auth-guard';
import { listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { tokenKindOf } from '../drivers/token-kind.js';
import { isSubscription, Subscription } from '../drivers/webpush/subscription.js';
import { AppName } from '../providers/kinds/app-name.schema.js';
import { DEVICE_PLATFORMS, DEVICE_STATUSES, type DeviceEntity } from './device.entity.js';
import { UserReference } from './push-recipient.schema.js';

export const CreateDevice = z
  .strictObject({
    platform: z.enum(DEVICE_PLATFORMS).describe('What the device runs.'),
    token: z
      .string()
      .regex(/^[\x21-\x7e]{8,4096}$/, 'Must be 8 to 4096 printable ASCII characters.')
      .optional()
      .describe('Token that Firebase or Apple gave the app.'),
    subscription: Subscription.optional().describe(
      'What `pushManager.subscribe()` gave the page, in the place of `token`.',
    ),
    user_id: UserReference.optional(),
    app: AppName.optional().describe(
      'Name of the app, such as its bundle id, where a project has several.',
    ),
  })
  .superRefine(({ platform, token, subscription }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if ((token === undefined) === (subscription === undefined)) {
      return refuse('token', 'Give `token` or `subscription`.');
    }
    if (subscription !== undefined) {
      if (platform !== 'web') refuse('subscription', 'Only the web has subscriptions.');
      return;
    }
    const kind = tokenKindOf(token ?? '');
    if (kind === 'webpush' && (platform !== 'web' || !isSubscription(token ?? ''))) {
      refuse('token', 'This is no token and no subscription of a page.');
    }
    if (kind === 'apns' && platform !== 'ios') refuse('token', 'Only iOS has tokens of Apple.');
  })
  .meta({ id: 'CreateDevice' });
export type CreateDevice = z.output<typeof CreateDevice>;

/** Which devices to list. */
export const ListDevices = listQuery('devices', {
  filters: {
    user_id: z.string().max(128).describe('Only devices of exactly this user.'),
    platform: z.enum(DEVICE_PLATFORMS).describe('Only devices that run this.'),
    app: z.string().max(155).describe('Only devices of this app.'),
    status: z.enum(DEVICE_STATUSES).describe('Only devices in this status.'),
  },
});
export type ListDevices = z.output<typeof ListDevices.schema>;

export const Device = z
  .object({
    id: z.string().describe('`dev_…`'),
    mode: z.enum(['live', 'test']).describe('The mode that it belongs to.'),
    platform: z.enum(DEVICE_PLATFORMS).describe('What it runs.'),
    service: z.enum(['fcm', 'apns', 'webpush']).describe('Kind of provider that serves it.'),
    app: z.string().nullable().describe('Name of the app.'),
    user_id: z.string().nullable().describe('Your own name of the user.'),
    token_end: z.string().describe('Last characters of the token, which is not shown again.'),
    status: z.enum(DEVICE_STATUSES).describe('A `gone` device is sent nothing more.'),
    gone_at: z.iso.datetime().nullable().describe('When the push service said so.'),
    gone_reason: z.string().nullable().describe('What it said.'),
    registered_at: z.iso.datetime().describe('When its app last gave the token.'),
    created_at: z.iso.datetime().describe('When it was first registered.'),
    updated_at: z.iso.datetime().describe('When it last changed.'),
  })
  .meta({ id: 'Device' });
export type Device = z.output<typeof Device>;

export const DeviceListResponse = pageOf(Device);

/** A device as its project sees it; the token stays here. */
export function toDevice(device: DeviceEntity): Device {
  return {
    id: device.id,
    mode: ownerOf(device.tenant).mode,
    platform: device.platform,
    service: device.service,
    app: device.app,
    user_id: device.userId,
    token_end: device.tokenEnd,
    status: device.status,
    gone_at: device.goneAt?.toISOString() ?? null,
    gone_reason: device.goneReason,
    registered_at: device.registeredAt.toISOString(),
    created_at: device.createdAt.toISOString(),
    updated_at: device.updatedAt.toISOString(),
  };
}
