import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { KeyRecord, Role } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { type Precondition, versionOf } from '@skydeck/envelope';
import { madeBefore } from '@skydeck/idempotency';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { DataSource, IsNull, Repository } from 'typeorm';
import { History } from '../history/history.js';
import { RevocationsService } from '../sessions/revocations.service.js';
import { KeyUsage } from './key-usage.js';
import { KeyEvents, keyState, toKeyData } from './key.events.js';
import { KeyEntity } from './key.entity.js';
import { KeyErrors } from './keys.errors.js';
import type { CreateKey, ListKeys, MadeKey, UpdateKey } from './keys.schema.js';
import { changesOf, hasEnded } from './key-changes.js';
import { checkExpiry, checkMode, checkScopes, mayHandle } from './key-rules.js';
import { makeKey } from './make-key.js';
import { EVERYTHING } from './scopes.js';

/** Who makes or changes keys, and where. */
export interface KeyActor {
  readonly accountId: string;
  readonly role: Role;
  readonly projectId: string;
}

/** API keys: made, listed, rotated, revoked, checked. */
@Injectable()
export class KeysService {
  constructor(
    @InjectRepository(KeyEntity) private readonly keys: Repository<KeyEntity>,
    private readonly dataSource: DataSource,
    private readonly revocations: RevocationsService,
    private readonly usage: KeyUsage,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
    private readonly history: History,
  ) {}

  /** Makes a key. Its secret is in the answer and nowhere else. */
  async create(actor: KeyActor, wanted: WantedOfKey): Promise<MadeKey> {
    const { product, mode, name, scopes = EVERYTHING, expires_at } = wanted;
    const { allowed_cidrs = [], rate_limit_per_minute: rateLimitPerMinute = null } = wanted;
    mayHandle(actor.role, mode);
    checkMode(wanted);
    checkScopes(wanted);
    const expiresAt = expires_at === undefined ? null : new Date(expires_at);
    checkExpiry(expiresAt, this.clock.now());
    const { projectId, accountId: createdBy } = actor;
    const rights = { scopes: [...scopes], allowedCidrs: [...allowed_cidrs], rateLimitPerMinute };
    const chosen = { projectId, product, mode, name, ...rights, expiresAt, createdBy };
    const made = makeKey(chosen, this.clock.now());
    const before = await madeBefore('key', (id) => this.get(projectId, id));
    if (before) return { key: before, secret: made.secret };
    await this.dataSource.transaction(async (manager) => {
      await this.quotas.take('keys', manager, projectId);
      await manager.insert(KeyEntity, made.key);
      await this.history.note(manager, {
        type: KeyEvents.created,
        projectId,
        subject: made.key.id,
        data: toKeyData(made.key),
        action: 'key.create',
        after: keyState(made.key),
      });
    });
    return made;
  }

  /** The keys of a project, one more than `limit`. */
  list(projectId: string, wanted: ReturnType<typeof ListKeys.parse>): Promise<KeyEntity[]> {
    const which = { projectId, ...wanted.filters };
    return readKeyset(this.keys.createQueryBuilder('key').where(which), wanted);
  }

  async get(projectId: string, id: string): Promise<KeyEntity> {
    const key = await this.keys.findOneBy({ projectId, id });
    if (!key) throw KeyErrors.not_found();
    return key;
  }

  /** Ends a key, everywhere and at once. Ending it again changes nothing. */
  async revoke({ role, projectId }: KeyActor, id: string, expected?: Precondition): Promise<void> {
    const key = await this.get(projectId, id);
    mayHandle(role, key.mode);
    expected?.check(keyVersion(key));
    await this.dataSource.transaction(async (manager) => {
      const which = { id, projectId, revokedAt: IsNull() };
      const { affected } = await manager.update(KeyEntity, which, { revokedAt: this.clock.now() });
      if (affected !== 1) return;
      await this.history.note(manager, {
        type: KeyEvents.revoked,
        projectId,
        subject: id,
        data: toKeyData(key),
        action: 'key.revoke',
        before: keyState(key),
      });
    });
    await this.revocations.announce({ kind: 'key', sha256: key.sha256 });
  }

  /** Changes a key in force, everywhere and at once. @throws `key.ended` */
  async update(
    { role, projectId }: KeyActor,
    id: string,
    wanted: UpdateKey,
    expected?: Precondition,
  ): Promise<KeyEntity> {
    const changes = changesOf(wanted);
    checkExpiry(changes.expiresAt ?? null, this.clock.now());
    const key = await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const before = await manager.findOne(KeyEntity, { where: { projectId, id }, lock });
      if (!before) throw KeyErrors.not_found();
      mayHandle(role, before.mode);
      expected?.check(keyVersion(before));
      if (hasEnded(before, this.clock.now())) throw KeyErrors.ended();
      const after = Object.assign(new KeyEntity(), before, changes);
      if (Object.keys(changes).length === 0) return after;
      await manager.update(KeyEntity, { id }, changes);
      await this.history.note(manager, {
        type: KeyEvents.updated,
        projectId,
        subject: id,
        data: toKeyData(after),
        action: 'key.update',
        before: keyState(before),
        after: keyState(after),
      });
      return after;
    });
    await this.revocations.announce({ kind: 'key', sha256: key.sha256 });
    return key;
  }

  /** Makes a key that takes the place of another; the old one works for `overlapS` seconds more. */
  async rotate(actor: KeyActor, id: string, overlapS: number): Promise<MadeKey> {
    const old = await this.get(actor.projectId, id);
    mayHandle(actor.role, old.mode);
    checkMode(old);
    const { projectId, product, mode, name, scopes, allowedCidrs, rateLimitPerMinute } = old;
    const createdBy = actor.accountId;
    const rights = { scopes, allowedCidrs, rateLimitPerMinute };
    const chosen = { projectId, product, mode, name, ...rights, expiresAt: null, createdBy };
    const made = makeKey(chosen, this.clock.now());
    const before = await madeBefore('key', (key) => this.get(projectId, key));
    if (before) return { key: before, secret: made.secret };
    await this.dataSource.transaction(async (manager) => {
      const now = this.clock.now();
      const [rows] = await manager.query<[unknown[], number]>(
        `update api_key set rotated_to = $2, expires_at = least(expires_at, $3::timestamptz)
         where id = $1 and rotated_to is null and revoked_at is null
           and (expires_at is null or expires_at > $4) returning id`,
        [id, made.key.id, new Date(now.getTime() + overlapS * 1000), now],
      );
      if (rows.length === 0) throw KeyErrors.ended();
      await manager.insert(KeyEntity, made.key);
      await this.history.note(manager, {
        type: KeyEvents.rotated,
        projectId,
        subject: id,
        data: { ...toKeyData(old), replaced_by: made.key.id },
        action: 'key.rotate',
        after: { replaced_by: made.key.id },
      });
    });
    // Guards remember when a key expires, and that has changed.
    await this.revocations.announce({ kind: 'key', sha256: old.sha256 });
    return made;
  }

  /** What a guard needs to know of a key in force, or null. Guards ask only about keys in use. */
  async introspect(sha256: string): Promise<KeyRecord | null> {
    const [row] = await this.dataSource.query<KeyRow[]>(
      `select key.id, product, mode, scopes, allowed_cidrs, rate_limit_per_minute, expires_at,
         project_id, slug
       from api_key key join project on project.id = project_id and deleted_at is null
       where sha256 = $1 and revoked_at is null and (expires_at is null or expires_at > $2)`,
      [sha256, this.clock.now()],
    );
    if (!row) return null;
    this.usage.note(row.id);
    const { project_id, slug, expires_at, ...rest } = row;
    const project = { id: project_id, slug };
    return { ...rest, project, expires_at: expires_at?.toISOString() ?? null };
  }
}

/** A key in force with its project, as the database gives it. */
interface KeyRow extends Omit<KeyRecord, 'project' | 'expires_at'> {
  readonly project_id: string;
  readonly slug: string;
  readonly expires_at: Date | null;
}

/** Changes with what callers can change of a key. */
export const keyVersion = (key: KeyEntity) =>
  versionOf(key.name, key.allowedCidrs, key.rateLimitPerMinute, key.revokedAt, key.expiresAt);

/** What a key is made with; what is not given is as wide as it can be. */
export type WantedOfKey = Pick<CreateKey, 'product' | 'mode' | 'name'> &
  Partial<Omit<CreateKey, 'product' | 'mode' | 'name'>>;
