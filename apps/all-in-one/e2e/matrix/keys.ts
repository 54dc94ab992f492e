import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICES, type ServiceName } from '../../src/stack/stack-ports.js';
import type { World } from './world.js';

const KEY_LIFE_MS = 3000;

/** A key that opens one product of one project. */
export interface MadeKey {
  readonly id: string;
  readonly secret: string;
}

/** The keys of a project for one product. */
export interface ProductKeys {
  readonly full: string;
  readonly reading: string;
  readonly writing: string;
  readonly revoked: string;
  readonly expired: string;
}

/** Makes the keys of both projects, and waits until the expired ones are. */
export async function makeKeys(world: World): Promise<void> {
  const expireMs = await Promise.all(SERVICES.map((product) => makeKeysOf(world, product)));
  await sleep(Math.max(0, Math.max(...expireMs) - Date.now()));
}

/** @returns when the one that expires does */
async function makeKeysOf(world: World, product: ServiceName): Promise<number> {
  const make = async (more?: object) => world.makeKey('alpha', product, world.owner, more);
  const revoked = await make();
  await world.auth(`/projects/alpha/keys/${revoked.id}`, world.owner, undefined, 'DELETE');
  // Counted anew for each: a slow machine takes long to make them all.
  const expiresMs = Date.now() + KEY_LIFE_MS;
  const expired = await make({ expires_at: new Date(expiresMs).toISOString() });
  world.keys.set(product, {
    full: (await make()).secret,
    reading: (await make({ scopes: ['*:read'] })).secret,
    writing: (await make({ scopes: ['*:write'] })).secret,
    revoked: revoked.secret,
    expired: expired.secret,
  });
  const other = await world.makeKey('beta', product, world.outsider.token);
  world.otherKeys.set(product, other.secret);
  return expiresMs;
}
