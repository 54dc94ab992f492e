import { Injectable, Logger } from '@nestjs/common';
import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import type { KeyOrigin } from '@skydeck/secret-box';
import { Clock } from '@skydeck/service';
import type { JSONWebKeySet } from 'jose';
import { LRUCache } from 'lru-cache';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { AuthConfig } from '../auth.config.js';
import { keyOrigin } from '../derive-key.js';
import { ProjectEntity } from '../projects/project.entity.js';
import { Settings } from '../settings.module.js';
import { openPrivateKey } from '../signing-keys/key-pair.js';
import { type KeyStore, rotateKeys } from '../signing-keys/key-rotation.js';
import type { Signer } from '../signing-keys/signing-keys.service.js';
import { ProjectSigningKeyEntity } from './project-signing-key.entity.js';

/** Keys are published a day before they sign, so others' changes are known long before. */
const REMEMBER_MS = 300_000;
const MOST_PROJECTS = 5000;

/** The keys of one project in one mode. */
interface ProjectKeys {
  readonly signer: Signer;
  /** The key that signs, and those that signed what is still shown. */
  readonly signers: readonly Signer[];
  readonly jwks: JSONWebKeySet;
  readonly readMs: number;
}

/** The keys of each project: made on first use, changed when it is due and they are used. */
@Injectable()
export class ProjectKeysService {
  readonly #logger = new Logger(ProjectKeysService.name);
  readonly #sealingKey: KeyOrigin;
  readonly #known = new LRUCache<Tenant, ProjectKeys>({ max: MOST_PROJECTS });

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Settings() config: AuthConfig,
  ) {
    this.#sealingKey = keyOrigin(config, 'signing keys of projects');
  }

  /** The key that signs now. @throws `project_not_found` */
  async signer(tenant: Tenant): Promise<Signer> {
    return (await this.#keysOf(tenant)).signer;
  }

  /** The key that signs now, and those before that are still published. */
  async signers(tenant: Tenant): Promise<readonly Signer[]> {
    return (await this.#keysOf(tenant)).signers;
  }

  /** The public halves of the next, the current and the previous keys. */
  async jwks(tenant: Tenant): Promise<JSONWebKeySet> {
    return (await this.#keysOf(tenant)).jwks;
  }

  async #keysOf(tenant: Tenant): Promise<ProjectKeys> {
    const nowMs = this.clock.now().getTime();
    const known = this.#known.get(tenant);
    if (known && nowMs - known.readMs < REMEMBER_MS) return known;
    const read = await this.#read(tenant, nowMs);
    this.#known.set(tenant, read);
    return read;
  }

  async #read(tenant: Tenant, readMs: number): Promise<ProjectKeys> {
    const keys = await this.dataSource.transaction(async (manager) => {
      const project = { id: ownerOf(tenant).project_id, deletedAt: IsNull() };
      if (!(await manager.existsBy(ProjectEntity, project))) throw CommonErrors.project_not_found();
      // Replicas that start together must agree on one key.
      await manager.query(`select pg_advisory_xact_lock(hashtext($1))`, [`keys of ${tenant}`]);
      const store = storeOf(manager, tenant);
      await rotateKeys({
        store,
        sealingKey: this.#sealingKey,
        now: new Date(readMs),
        onLost: () =>
          this.#logger.warn({ msg: 'The secret has changed; a project has a new key.', tenant }),
      });
      return store.all();
    });
    const current = keys.find(({ state }) => state === 'current');
    const privateKey = current && openPrivateKey(this.#sealingKey, current);
    if (!privateKey) throw new Error(`There is no signing key of ${tenant}.`);
    const signer = { kid: current.kid, privateKey };
    const before = keys.flatMap((key) => {
      const opened = key.state === 'previous' ? openPrivateKey(this.#sealingKey, key) : null;
      return opened ? [{ kid: key.kid, privateKey: opened }] : [];
    });
    return {
      signer,
      signers: [signer, ...before],
      jwks: { keys: keys.map(({ publicJwk }) => publicJwk) },
      readMs,
    };
  }
}

function storeOf(manager: EntityManager, tenant: Tenant): KeyStore {
  return {
    all: () =>
      manager.find(ProjectSigningKeyEntity, { where: { tenant }, order: { createdAt: 'DESC' } }),
    add: (key) => manager.insert(ProjectSigningKeyEntity, { ...key, tenant }),
    change: (kid, change) => manager.update(ProjectSigningKeyEntity, { kid, tenant }, change),
    remove: (kid) => manager.delete(ProjectSigningKeyEntity, { kid, tenant }),
  };
}
