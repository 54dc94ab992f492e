import { randomBytes } from 'node:crypto';
import { hashOf } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import type { FactorOwner } from '../factor-owner.js';
import { clientOfRequest } from './client-of-request.js';
import { KnownDeviceEntity } from './known-device.entity.js';

const LIFE_MS = 90 * 86_400_000;
const TOKEN_BYTES = 32;

/** Remembers devices for the policy that asks on new ones only. */
@Injectable()
export class KnownDevices {
  constructor(private readonly clock: Clock) {}

  /** Whether the device that is signing in has given a second factor of this owner before. */
  async isKnown(manager: EntityManager, { plane, id: ownerId }: FactorOwner): Promise<boolean> {
    const { deviceToken } = clientOfRequest();
    if (deviceToken === null) return false;
    const expiresAt = MoreThan(this.clock.now());
    const tokenSha256 = hashOf(deviceToken);
    return manager.existsBy(KnownDeviceEntity, { tokenSha256, plane, ownerId, expiresAt });
  }

  /** Remembers the device that is signing in. @returns what it shows the next time */
  async remember(manager: EntityManager, { plane, id: ownerId }: FactorOwner): Promise<string> {
    const now = this.clock.now();
    const mine = { plane, ownerId };
    await manager.delete(KnownDeviceEntity, { ...mine, expiresAt: LessThan(now) });
    const token = `dvc_${randomBytes(TOKEN_BYTES).toString('base64url')}`;
    await manager.insert(KnownDeviceEntity, {
      ...mine,
      tokenSha256: hashOf(token),
      userAgent: clientOfRequest().userAgent,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFE_MS),
    });
    return token;
  }

  /** Forgets every device of an owner: what it has proven there is in doubt. */
  async forget(manager: EntityManager, { plane, id: ownerId }: FactorOwner): Promise<void> {
    await manager.delete(KnownDeviceEntity, { plane, ownerId });
  }
}
