import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager } from 'typeorm';
import type { Destination } from '../otp/destination.js';
import type { SessionTokens } from '../sessions/sessions.service.js';
import type { UserSessionEntity } from '../user-sessions/user-session.entity.js';
import { UserSessionsService } from '../user-sessions/user-sessions.service.js';
import { UserEntity } from './user.entity.js';
import { UserErrors } from './users.errors.js';
import { newUser, UsersService } from './users.service.js';

const MOST_TRIES = 3;

/** A number or address that somebody has just proven to have. */
export interface Proven {
  readonly tenant: Tenant;
  readonly destination: Destination;
  /** Name for a user who is new. */
  readonly name?: string | null | undefined;
  /** What else is to be done with the user, in the same transaction. */
  readonly also?: (manager: EntityManager, user: UserEntity) => Promise<void>;
}

/** Somebody who is signed in, or is known but banned and gets no session. */
export interface SignedInUser {
  readonly user: UserEntity;
  readonly session: SessionTokens | null;
}

/** Signs users in who have proven who they are. */
@Injectable()
export class UserSignIns {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: UserSessionsService,
    private readonly clock: Clock,
  ) {}

  /** Signs in whoever has a number or an address; makes the user when there is none. */
  async byProof(proven: Proven): Promise<SignedInUser> {
    const { user, session } = await this.dataSource.transaction((manager) =>
      this.#byProof(manager, proven),
    );
    return { user, session: session && (await this.sessions.tokensOf(session)) };
  }

  /** Begins a session of a user, unless the user is banned. */
  async begin(
    manager: EntityManager,
    user: UserEntity,
    amr: readonly string[],
  ): Promise<UserSessionEntity | null> {
    const now = this.clock.now();
    if (user.bannedUntil !== null && user.bannedUntil > now) return null;
    await manager.update(UserEntity, { id: user.id }, { lastSignInAt: now });
    user.lastSignInAt = now;
    return this.sessions.begin(manager, { tenant: user.tenant, userId: user.id, amr });
  }

  async #byProof(manager: EntityManager, proven: Proven) {
    const { user, before } = await this.#findOrAdd(manager, proven);
    await proven.also?.(manager, user);
    const session = await this.begin(manager, user, ['otp']);
    if (!before) await this.users.noteCreated(manager, user);
    else if (proven.also || before.version !== user.version) {
      await this.users.noteProven(manager, before, user);
    }
    return { user, session };
  }

  /** Of many at once, one makes the user and the others wait for it. */
  async #findOrAdd(
    manager: EntityManager,
    { tenant, destination: { channel, to }, name }: Proven,
  ): Promise<{ user: UserEntity; before?: UserEntity }> {
    const now = this.clock.now();
    const isPhone = channel === 'sms';
    const identity = isPhone
      ? { phone: to, is_phone_verified: true }
      : { email: to, is_email_verified: true };
    const lock = { mode: 'pessimistic_write' } as const;
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      const where = { tenant, ...(isPhone ? { phone: to } : { email: to }) };
      const known = await manager.findOne(UserEntity, { where, lock });
      if (known) {
        const before = Object.assign(new UserEntity(), known);
        return { user: await prove(manager, known, isPhone, now), before };
      }
      const user = newUser(tenant, { ...identity, ...(name && { name }) }, now);
      const insert = manager.createQueryBuilder().insert().into(UserEntity).values(user);
      const { raw } = await insert.orIgnore().returning('id').execute();
      if ((raw as unknown[]).length === 1) return { user };
    }
    // Made and deleted again and again while we looked.
    throw UserErrors.not_found();
  }
}

async function prove(
  manager: EntityManager,
  user: UserEntity,
  isPhone: boolean,
  now: Date,
): Promise<UserEntity> {
  const field = isPhone ? 'phoneVerifiedAt' : 'emailVerifiedAt';
  if (user[field] !== null) return user;
  const change = { [field]: now, updatedAt: now, version: user.version + 1 };
  await manager.update(UserEntity, { id: user.id }, change);
  return Object.assign(user, change);
}
