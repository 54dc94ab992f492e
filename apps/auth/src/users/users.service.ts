import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Tenant } from '@skydeck/auth-guard';
import { isUniqueViolation, readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { firstIdAt, isId, newId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { History } from '../history/history.js';
import { UserSessionEnds } from '../user-sessions/user-session-ends.js';
import { changed, NOTHING } from './user-changes.js';
import { UserEntity } from './user.entity.js';
import { toUserData, UserEvents, userState } from './user.events.js';
import { UserErrors } from './users.errors.js';
import type { CreateUser, ListUsers, UpdateUser } from './users.schema.js';

/** Users as the servers of a project handle them. */
@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly dataSource: DataSource,
    private readonly history: History,
    private readonly sessions: UserSessionEnds,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /** Makes a user. @throws `user.identity_taken` */
  async create(tenant: Tenant, wanted: CreateUser): Promise<UserEntity> {
    const now = this.clock.now();
    const user = newUser(tenant, wanted, now);
    await orTaken(
      this.dataSource.transaction(async (manager) => {
        await this.insert(manager, user);
      }),
    );
    return user;
  }

  /** Makes room for one more user in a transaction. @throws `quota_exceeded` */
  takeRoom(manager: EntityManager, tenant: Tenant): Promise<void> {
    return this.quotas.take('users', manager, tenant);
  }

  /** Makes a user in a transaction. */
  async insert(manager: EntityManager, user: UserEntity): Promise<void> {
    await this.takeRoom(manager, user.tenant);
    await manager.insert(UserEntity, user);
    await this.noteCreated(manager, user);
  }

  /** Changes a locked user in a transaction, if it is not so already. @returns whether it was not */
  async changeIfNeeded(
    manager: EntityManager,
    before: UserEntity,
    wanted: UpdateUser,
  ): Promise<boolean> {
    const values = changed(before, wanted, this.clock.now());
    const isSo = isDeepStrictEqual(values, changed(before, {}, this.clock.now()));
    if (!isSo) await this.changeIn(manager, before, wanted);
    return !isSo;
  }

  /** Makes a user in a transaction, unless somebody else has the number or the address by now. */
  async addIfNew(manager: EntityManager, user: UserEntity): Promise<boolean> {
    await this.takeRoom(manager, user.tenant);
    const insert = manager.createQueryBuilder().insert().into(UserEntity).values(user);
    const { raw } = await insert.orIgnore().returning('id').execute();
    const isNew = (raw as unknown[]).length === 1;
    if (isNew) await this.noteCreated(manager, user);
    return isNew;
  }

  /** Records in a transaction that a user was made. */
  noteCreated(manager: EntityManager, user: UserEntity): Promise<void> {
    return this.#note(manager, 'created', { after: user });
  }

  /** Records in a transaction that a proof changed a user. */
  noteProven(manager: EntityManager, before: UserEntity, after: UserEntity): Promise<void> {
    return this.#note(manager, 'updated', { before, after });
  }

  /** The users of a project in one mode, one more than `limit`. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListUsers.parse>): Promise<UserEntity[]> {
    const { filters } = wanted;
    const { created_after: from, created_before: until, is_banned, phone, email } = filters;
    const query = this.users.createQueryBuilder('user').where({
      tenant,
      ...(phone && { phone }),
      ...(email && { email }),
      ...(filters.external_id && { externalId: filters.external_id }),
      ...(filters.is_anonymous && { isAnonymous: filters.is_anonymous === 'true' }),
    });
    if (filters.q) query.andWhere(BEGINS_LIKE, { like: `${escapeLike(filters.q)}%` });
    if (from) query.andWhere('user.id >= :from', { from: firstIdAt('usr', new Date(from)) });
    if (until) query.andWhere('user.id < :until', { until: firstIdAt('usr', new Date(until)) });
    if (is_banned !== undefined) {
      const condition = '(user.banned_until is not null and user.banned_until > :now)';
      query.andWhere(is_banned === 'true' ? condition : `not ${condition}`, {
        now: this.clock.now(),
      });
    }
    return readKeyset(query, wanted);
  }

  /** One user. @throws `user.not_found` */
  async get(tenant: Tenant, id: string): Promise<UserEntity> {
    const user = isId('usr', id) ? await this.users.findOneBy({ tenant, id }) : null;
    if (!user) throw UserErrors.not_found();
    return user;
  }

  /** Changes a user. @throws `user.identity_taken` and `user.identity_missing` */
  async update(
    tenant: Tenant,
    id: string,
    wanted: UpdateUser,
    expected: Precondition,
  ): Promise<UserEntity> {
    const { user, ended } = await orTaken(
      this.dataSource.transaction(async (manager) => {
        const before = await lockUser(manager, tenant, id);
        expected.check(before.version);
        return this.#apply(manager, before, wanted);
      }),
    );
    await this.sessions.announce(ended);
    return user;
  }

  /** Changes a user whatever its version, and does something else in the same transaction. */
  change(
    tenant: Tenant,
    id: string,
    wanted: UpdateUser,
    also: (manager: EntityManager, user: UserEntity) => Promise<void>,
  ): Promise<UserEntity> {
    return orTaken(
      this.dataSource.transaction(async (manager) => {
        const user = await this.changeIn(manager, await lockUser(manager, tenant, id), wanted);
        await also(manager, user);
        return user;
      }),
    );
  }

  /** Changes a locked user in a transaction; not for bans, which end sessions. */
  async changeIn(
    manager: EntityManager,
    before: UserEntity,
    wanted: UpdateUser,
  ): Promise<UserEntity> {
    return (await this.#apply(manager, before, wanted)).user;
  }

  /** Reads a user whom nobody else changes until the end of the transaction. */
  lock(manager: EntityManager, tenant: Tenant, id: string): Promise<UserEntity> {
    return lockUser(manager, tenant, id);
  }

  async #apply(manager: EntityManager, before: UserEntity, wanted: UpdateUser) {
    const now = this.clock.now();
    const { id } = before;
    const changes = changed(before, wanted, now);
    const isNobody = changes.phone === null && changes.email === null;
    const isAnonymous = isNobody && (await isStillAnonymous(manager, before));
    if (isNobody && !isAnonymous) await checkOtherWay(manager, before);
    const counted = { ...changes, isAnonymous, version: before.version + 1, updatedAt: now };
    await manager.update(UserEntity, { id }, counted);
    const after = Object.assign(new UserEntity(), before, counted);
    const what = changeOf(before, after, now);
    const ended = what === 'banned' ? await this.sessions.endAllOf(manager, before) : [];
    await this.#note(manager, what, { before, after });
    return { user: after, ended };
  }

  /** Deletes a user with everything that is known of it. */
  async delete(tenant: Tenant, id: string, expected: Precondition): Promise<void> {
    const ended = await this.dataSource.transaction(async (manager) => {
      const before = await lockUser(manager, tenant, id);
      expected.check(before.version);
      return this.#deleteIn(manager, before);
    });
    await this.sessions.announce(ended);
  }

  /** Deletes a user unless somebody knows by now who it is. */
  async deleteAnonymous(tenant: Tenant, id: string): Promise<void> {
    const ended = await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const where = { tenant, id, isAnonymous: true };
      const before = await manager.findOne(UserEntity, { where, lock });
      return before ? this.#deleteIn(manager, before) : [];
    });
    await this.sessions.announce(ended);
  }

  async #deleteIn(manager: EntityManager, before: UserEntity) {
    const ended = await this.sessions.endAllOf(manager, before);
    await manager.delete(UserEntity, { id: before.id });
    await this.#note(manager, 'deleted', { before });
    return ended;
  }

  async #note(
    manager: EntityManager,
    what: keyof typeof UserEvents,
    { before, after }: { before?: UserEntity; after?: UserEntity },
  ): Promise<void> {
    const user = after ?? before;
    if (!user) return;
    await this.history.noteInMode(manager, {
      type: UserEvents[what],
      tenant: user.tenant,
      subject: user.id,
      data: toUserData(user, this.clock.now()),
      action: `user.${VERBS[what]}`,
      ...(before && { before: userState(before) }),
      ...(after && { after: userState(after) }),
    });
  }
}

const VERBS: Record<keyof typeof UserEvents, string> = {
  created: 'create',
  updated: 'update',
  banned: 'ban',
  unbanned: 'unban',
  deleted: 'delete',
};

const BEGINS_LIKE = `(user.phone like :like or user.email like lower(:like) or user.id like :like
  or user.external_id like :like)`;

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const hasIdentity = async (manager: EntityManager, { id }: UserEntity): Promise<boolean> =>
  manager
    .query<unknown[]>('select 1 from user_identity where user_id = $1 limit 1', [id])
    .then((rows) => rows.length > 0);

/** Whoever gets an identity is anonymous no more. */
const isStillAnonymous = async (manager: EntityManager, user: UserEntity): Promise<boolean> =>
  user.isAnonymous && !(await hasIdentity(manager, user));

async function checkOtherWay(manager: EntityManager, user: UserEntity): Promise<void> {
  if (!(await hasIdentity(manager, user))) throw UserErrors.identity_missing();
}

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

/** Reads a user whom nobody else changes until the end of the transaction. */
async function lockUser(manager: EntityManager, tenant: Tenant, id: string): Promise<UserEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const user = isId('usr', id)
    ? await manager.findOne(UserEntity, { where: { tenant, id }, lock })
    : null;
  if (!user) throw UserErrors.not_found();
  return user;
}

function changeOf(before: UserEntity, after: UserEntity, now: Date): keyof typeof UserEvents {
  const [was, is] = [before, after].map((user) => toUserData(user, now).is_banned);
  if (was === is) return 'updated';
  return is ? 'banned' : 'unbanned';
}

async function orTaken<Done>(change: Promise<Done>): Promise<Done> {
  try {
    return await change;
  } catch (error) {
    if (isUniqueViolation(error)) throw UserErrors.identity_taken({ cause: error });
    throw error;
  }
}
