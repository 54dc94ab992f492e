import type { EntityManager } from 'typeorm';
import type { UserEntity } from './user.entity.js';

/** Whether a user has an identity at a provider, even one that is switched off. */
export async function hasIdentity(
  manager: EntityManager,
  { id }: Pick<UserEntity, 'id'>,
): Promise<boolean> {
  const query = 'select 1 from user_identity where user_id = $1 limit 1';
  return (await manager.query<unknown[]>(query, [id])).length > 0;
}

/**
 * In how many ways a user can sign in now without a number or an address: with identities of
 * providers that are switched on, and with passkeys. Nobody could type a password.
 */
export async function waysWithoutContact(
  manager: EntityManager,
  { id }: Pick<UserEntity, 'id'>,
): Promise<number> {
  const [row] = await manager.query<{ ways: number }[]>(WAYS, [id]);
  return row?.ways ?? 0;
}

const WAYS = `
  select (
    (select count(*) from user_identity identity
      join sign_in_provider provider on provider.id = identity.provider_id and provider.is_enabled
      where identity.user_id = $1)
    + (select count(*) from factor
        where user_id = $1 and type = 'passkey' and status = 'active')
  )::int as ways`;
