import type { KeyOrigin } from '@skydeck/secret-box';
import { makeKeyPair, openPrivateKey } from './key-pair.js';
import type { SigningKeyEntity, SigningKeyState } from './signing-key.entity.js';

const DAY_MS = 86_400_000;
/** A key signs for 30 days, is published 1 day before and trusted for 1 day after. */
const SIGNING_MS = 30 * DAY_MS;
const OVERLAP_MS = DAY_MS;

/** A key pair as it is kept. */
export type KeptKey = Pick<SigningKeyEntity, keyof SigningKeyEntity>;

/** Where the keys of one issuer are kept, in a transaction that nobody else changes them in. */
export interface KeyStore {
  all(): Promise<SigningKeyEntity[]>;
  add(key: KeptKey): Promise<unknown>;
  change(kid: string, change: Partial<KeptKey>): Promise<unknown>;
  remove(kid: string): Promise<unknown>;
}

/** What is needed to change the keys of an issuer. */
export interface Rotation {
  readonly store: KeyStore;
  readonly sealingKey: Buffer | KeyOrigin;
  readonly now: Date;
  /** Told when a key cannot be opened, because the secret has changed. */
  readonly onLost: () => void;
}

/** Does whatever is due: makes the first key, announces the next one, changes, forgets. */
export async function rotateKeys(rotation: Rotation): Promise<void> {
  const { store, sealingKey, now } = rotation;
  const nowMs = now.getTime();
  const keys = await store.all();
  const current = keys.find(({ state }) => state === 'current');
  const next = keys.find(({ state }) => state === 'next');
  for (const { kid, retiredAt } of keys) {
    if (retiredAt && nowMs - retiredAt.getTime() > OVERLAP_MS) await store.remove(kid);
  }
  if (!current) return make(rotation, 'current');
  if (!openPrivateKey(sealingKey, current)) return replaceLost(rotation, current, next);

  const ageMs = nowMs - (current.activatedAt ?? current.createdAt).getTime();
  if (!next && ageMs >= SIGNING_MS - OVERLAP_MS) return make(rotation, 'next');
  const isAnnounced = next && nowMs - next.createdAt.getTime() >= OVERLAP_MS;
  if (!isAnnounced || ageMs < SIGNING_MS) return;
  await store.change(current.kid, { state: 'previous', retiredAt: now });
  await store.change(next.kid, { state: 'current', activatedAt: now });
}

async function make(
  { store, sealingKey, now }: Rotation,
  state: Exclude<SigningKeyState, 'previous'>,
): Promise<void> {
  const activatedAt = state === 'current' ? now : null;
  const pair = await makeKeyPair(sealingKey);
  await store.add({ ...pair, state, createdAt: now, activatedAt, retiredAt: null });
}

async function replaceLost(
  rotation: Rotation,
  current: SigningKeyEntity,
  next: SigningKeyEntity | undefined,
): Promise<void> {
  const { store, now, onLost } = rotation;
  onLost();
  if (next) await store.remove(next.kid);
  await store.change(current.kid, { state: 'previous', retiredAt: now });
  await make(rotation, 'current');
}
