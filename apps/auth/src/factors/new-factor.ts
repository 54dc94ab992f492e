import { newId } from '@skydeck/ids';
import type { FactorEntity } from './factor.entity.js';
import type { FactorOwner } from './factor-owner.js';

const NONE = {
  name: null,
  sealedSecret: null,
  lastStep: null,
  failures: 0,
  lockedUntil: null,
  destination: null,
  credentialId: null,
  publicKey: null,
  signCount: null,
  transports: [],
  isBackedUp: false,
  version: 1,
  activatedAt: null,
  lastUsedAt: null,
};

/** A factor that waits for its first use; `own` is what its type keeps. */
export function newFactor(
  { plane, id: ownerId, tenant }: FactorOwner,
  own: Partial<FactorEntity> & Pick<FactorEntity, 'type'>,
  now: Date,
): FactorEntity {
  const id = newId('fac', now.getTime());
  return { ...NONE, id, plane, ownerId, tenant, status: 'pending', createdAt: now, ...own };
}
