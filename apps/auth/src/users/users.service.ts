import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Tenant } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { UserSessionEnds } from '../user-sessions/user-session-ends.js';
import { newUser } from './new-user.js';
import { changed } from './user-changes.js';
import { changeOf, UserHistory } from './user-history.js';
import { lockUser, orTaken } from './user-store.js';
import { UserEntity } from './user.entity.js';
import { UserErrors } from './users.errors.js';
import type { CreateUser, UpdateUser } from './users.schema.js';
import { hasIdentity, waysWithoutContact } from './ways-in.js';

/** Users as the servers of a project handle them. */
@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly dataSource: DataSource,
    private readonly told: UserHistory,
    private readonly sessions: UserSessionEnds,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /** Makes a user. @throws `user.identity_taken` */
  async create(tenant: Tenant, wanted: CreateUser): Promise<UserEntity> {
    const made = await madeBefore('usr', (id) => this.get(tenant, id));
    if (made) return made;
    const now = this.clock.now();
    const id = idOfThing('usr', now.getTime());
    const user = Object.assign(newUser(tenant, wanted, now), { id });
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
    return this.told.note(manager, 'created', { after: user });
  }

  /** Records in a transaction that a proof changed a user. */
  noteProven(manager: EntityManager, before: UserEntity, after: UserEntity): Promise<void> {
    return this.told.note(manager, 'updated', { before, after });
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
    await this.told.note(manager, what, { before, after });
    return { user: after, ended };
  }
}

/** Whoever gets an identity is anonymous no more. */
const isStillAnonymous = async (manager: EntityManager, user: UserEntity): Promise<boolean> =>
  user.isAnonymous && !(await hasIdentity(manager, user));

async function checkOtherWay(manager: EntityManager, user: UserEntity): Promise<void> {
  if ((await waysWithoutContact(manager, user)) === 0) throw UserErrors.identity_missing();
}
