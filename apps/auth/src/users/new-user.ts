import type { Tenant } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { changed, NOTHING } from './user-changes.js';
import type { UserEntity } from './user.entity.js';
import type { CreateUser } from './users.schema.js';

/** A user who was not there before. */
export function newUser(tenant: Tenant, wanted: CreateUser, now: Date): UserEntity {
  return {
    ...changed(NOTHING, wanted, now),
    id: newId('usr', now.getTime()),
    tenant,
    isAnonymous: false,
    lastSignInAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}
