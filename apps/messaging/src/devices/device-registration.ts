import { DeviceEntity } from './device.entity.js';
import type { CreateDevice } from './device.schema.js';
import type { KnownToken } from './device-token.js';

/** What an app says of its device. */
type About = Pick<DeviceEntity, 'platform' | 'app' | 'userId'>;

/** What an app said of its device; what it left out is nothing. */
export const aboutIn = ({ platform, app, user_id: userId }: CreateDevice): About => ({
  platform,
  app: app ?? null,
  userId: userId ?? null,
});

/** Whether an app says nothing new. */
export function isUnchanged(before: DeviceEntity, { platform, app, userId }: About): boolean {
  const isAsBefore = before.platform === platform && before.app === app && before.userId === userId;
  return before.status === 'active' && isAsBefore;
}

/** The changes of a device that is registered again; it is back if it was gone. */
export function registeredAnew<Changes extends object>(changes: Changes, now: Date) {
  const back = { status: 'active', goneAt: null, goneReason: null } as const;
  return { ...changes, ...back, registeredAt: now, updatedAt: now };
}

/** The row of a device that was not known. */
export function newDevice(
  own: About & Pick<DeviceEntity, 'id' | 'tenant' | 'sealedToken'>,
  { service, hash: tokenHash, end: tokenEnd }: KnownToken,
  createdAt: Date,
): DeviceEntity {
  const token = { service, tokenHash, tokenEnd, version: 1, createdAt };
  return Object.assign(new DeviceEntity(), registeredAnew({ ...own, ...token }, createdAt));
}
