import { z } from 'zod';
import type { DeviceGrantEntity } from './device-grant.entity.js';
import { showUserCode } from './user-code.js';

export const DeviceGrant = z
  .object({
    user_code: z.string().describe('The code that the device shows.'),
    client_id: z.string().describe('The program that asks.'),
    status: z.enum(['pending', 'approved', 'denied', 'consumed']).describe('What was decided.'),
    created_at: z.iso.datetime().describe('When the device asked.'),
    expires_at: z.iso.datetime().describe('Until when it can be approved.'),
  })
  .meta({ id: 'DeviceGrant' });
export type DeviceGrant = z.output<typeof DeviceGrant>;

export function toDeviceGrant(grant: DeviceGrantEntity): DeviceGrant {
  return {
    user_code: showUserCode(grant.userCode),
    client_id: grant.clientId,
    status: grant.status,
    created_at: grant.createdAt.toISOString(),
    expires_at: grant.expiresAt.toISOString(),
  };
}
