import type { KeyObject } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { KeyOrigin } from '@skydeck/secret-box';
import { Clock, Rounds } from '@skydeck/service';
import type { JSONWebKeySet } from 'jose';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuthConfig } from '../auth.config.js';
import { keyOrigin } from '../derive-key.js';
import { Settings } from '../settings.module.js';
import { openPrivateKey } from './key-pair.js';
import { type KeyStore, rotateKeys } from './key-rotation.js';
import { SigningKeyEntity } from './signing-key.entity.js';

const CHECK_EVERY_MS = 3_600_000;

/** The key that signs now. */
export interface Signer {
  readonly kid: string;
  readonly privateKey: KeyObject;
}

/** Makes, changes and publishes the keys that tokens are signed with. */
@Injectable()
export class SigningKeysService implements OnModuleInit, OnApplicationShutdown {
  readonly #logger = new Logger(SigningKeysService.name);
  readonly #sealingKey: KeyOrigin;
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
    this.#sealingKey = keyOrigin(config, 'signing keys');
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
      await rotateKeys({
        store: storeOf(manager),
        sealingKey: this.#sealingKey,
        now: this.clock.now(),
        onLost: () => this.#logger.warn('The secret has changed, so a new signing key is made.'),
      });
      return manager.find(SigningKeyEntity, { order: { createdAt: 'DESC' } });
    });
    const current = keys.find(({ state }) => state === 'current');
    const privateKey = current && openPrivateKey(this.#sealingKey, current);
    if (privateKey) this.#current = { kid: current.kid, privateKey };
    this.#published = { keys: keys.map(({ publicJwk }) => publicJwk) };
  }
}

function storeOf(manager: EntityManager): KeyStore {
  return {
    all: () => manager.find(SigningKeyEntity),
    add: (key) => manager.insert(SigningKeyEntity, key),
    change: (kid, change) => manager.update(SigningKeyEntity, kid, change),
    remove: (kid) => manager.delete(SigningKeyEntity, { kid }),
  };
}
