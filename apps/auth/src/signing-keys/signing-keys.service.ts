import type { KeyObject } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Clock, Rounds } from '@skydeck/service';
import type { JSONWebKeySet } from 'jose';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuthConfig } from '../auth.config.js';
import { deriveKey } from '../derive-key.js';
import { Settings } from '../settings.module.js';
import { makeKeyPair, openPrivateKey } from './key-pair.js';
import { SigningKeyEntity, type SigningKeyState } from './signing-key.entity.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A key signs for 30 days, is published 1 day before and trusted for 1 day after. */
const SIGNING_MS = 30 * DAY_MS;
const OVERLAP_MS = DAY_MS;
const CHECK_EVERY_MS = HOUR_MS;

/** The key that signs now. */
export interface Signer {
  readonly kid: string;
  readonly privateKey: KeyObject;
}

/** Makes, changes and publishes the keys that tokens are signed with. */
@Injectable()
export class SigningKeysService implements OnModuleInit, OnApplicationShutdown {
  readonly #logger = new Logger(SigningKeysService.name);
  readonly #sealingKey: Buffer;
  readonly #rounds = new Rounds(
    () => this.rotate(),
    (error) => this.#logger.error({ err: error }),
  );
  #current: Signer | undefined;
  #published: JSONWebKeySet = { keys: [] };

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Settings() config: AuthConfig,
  ) {
    this.#sealingKey = deriveKey(config, 'signing keys');
  }

  async onModuleInit(): Promise<void> {
    await this.rotate();
    this.#rounds.start(CHECK_EVERY_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#rounds.stop();
  }

  /** The key that signs now. */
  signer(): Signer {
    if (!this.#current) throw new Error('There is no signing key yet.');
    return this.#current;
  }

  /** The public halves of the next, the current and the previous keys. */
  jwks(): JSONWebKeySet {
    return this.#published;
  }

  /** Does whatever is due: makes the first key, announces the next one, changes, forgets. */
  async rotate(): Promise<void> {
    const keys = await this.dataSource.transaction(async (manager) => {
      // Replicas that start together must agree on one key.
      await manager.query(`select pg_advisory_xact_lock(hashtext('auth signing keys'))`);
      await this.#change(manager);
      return manager.find(SigningKeyEntity, { order: { createdAt: 'DESC' } });
    });
    const current = keys.find(({ state }) => state === 'current');
    const privateKey = current && openPrivateKey(this.#sealingKey, current);
    if (privateKey) this.#current = { kid: current.kid, privateKey };
    this.#published = { keys: keys.map(({ publicJwk }) => publicJwk) };
  }

  async #change(manager: EntityManager): Promise<void> {
    const nowMs = this.clock.now().getTime();
    const keys = await manager.find(SigningKeyEntity);
    const current = keys.find(({ state }) => state === 'current');
    const next = keys.find(({ state }) => state === 'next');
    for (const { kid, retiredAt } of keys) {
      if (retiredAt && nowMs - retiredAt.getTime() > OVERLAP_MS) {
        await manager.delete(SigningKeyEntity, { kid });
      }
    }
    if (!current) return this.#make(manager, 'current');
    if (!openPrivateKey(this.#sealingKey, current))
      return this.#replaceLost(manager, current, next);

    const ageMs = nowMs - (current.activatedAt ?? current.createdAt).getTime();
    if (!next && ageMs >= SIGNING_MS - OVERLAP_MS) return this.#make(manager, 'next');
    const isAnnounced = next && nowMs - next.createdAt.getTime() >= OVERLAP_MS;
    if (isAnnounced && ageMs >= SIGNING_MS) await this.#promote(manager, current, next);
  }

  async #make(manager: EntityManager, state: SigningKeyState): Promise<void> {
    const now = this.clock.now();
    const activatedAt = state === 'current' ? now : null;
    const pair = await makeKeyPair(this.#sealingKey);
    await manager.insert(SigningKeyEntity, {
      ...pair,
      state,
      createdAt: now,
      activatedAt,
    });
  }

  async #promote(
    manager: EntityManager,
    old: SigningKeyEntity,
    next: SigningKeyEntity,
  ): Promise<void> {
    const now = this.clock.now();
    await manager.update(SigningKeyEntity, old.kid, { state: 'previous', retiredAt: now });
    await manager.update(SigningKeyEntity, next.kid, { state: 'current', activatedAt: now });
  }

  async #replaceLost(
    manager: EntityManager,
    current: SigningKeyEntity,
    next: SigningKeyEntity | undefined,
  ): Promise<void> {
    this.#logger.warn('The secret has changed, so a new signing key is made.');
    const now = this.clock.now();
    if (next) await manager.delete(SigningKeyEntity, { kid: next.kid });
    await manager.update(SigningKeyEntity, current.kid, { state: 'previous', retiredAt: now });
    await this.#make(manager, 'current');
  }
}
