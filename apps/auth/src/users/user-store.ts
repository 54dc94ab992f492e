import type { Tenant } from '@skydeck/auth-guard';
import { isUniqueViolation } from '@skydeck/database';
import { isId } from '@skydeck/ids';
import type { EntityManager } from 'typeorm';
import { UserEntity } from './user.entity.js';
import { UserErrors } from './users.errors.js';

/** Reads a user whom nobody else changes until the end of the transaction. @throws `user.not_found` */
export async function lockUser(
  manager: EntityManager,
  tenant: Tenant,
  id: string,
): Promise<UserEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const user = isId('usr', id)
    ? await manager.findOne(UserEntity, { where: { tenant, id }, lock })
    : null;
  if (!user) throw UserErrors.not_found();
  return user;
}

/** @throws `user.identity_taken` when the change gives a user what another one has */
export async function orTaken<Done>(change: Promise<Done>): Promise<Done> {
  try {
    return await change;
  } catch (error) {
    if (isUniqueViolation(error)) throw UserErrors.identity_taken({ cause: error });
    throw error;
  }
}
