import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager } from 'typeorm';
import { userOwner } from '../factors/factor-owner.js';
import { type SecondFactorRequired, SignInGate } from '../factors/policy/sign-in-gate.js';
import type { Destination } from '../otp/destination.js';
import { SignInHooks } from '../sign-in-hooks/sign-in-hooks.js';
import type { SessionTokens } from '../sessions/sessions.service.js';
import type { UserSessionEntity } from '../user-sessions/user-session.entity.js';
import { UserSessionsService } from '../user-sessions/user-sessions.service.js';
import { UserEntity } from './user.entity.js';
import { UserErrors } from './users.errors.js';
import { newUser } from './new-user.js';
import { UsersService } from './users.service.js';

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

/** How a user has just proven who it is (RFC 8176). */
export interface FirstProof {
  readonly amr: readonly string[];
  /** The number or address that the code or link went to: it is no second factor then. */
  readonly provenTo?: string;
  /** For what proves two factors at once, such as a passkey that verified its user. */
  readonly isMultiFactor?: boolean;
}

/** What a sign-in has led to: a session, the question for a second factor, or neither for a ban. */
export interface BegunSignIn {
  readonly session: UserSessionEntity | null;
  readonly secondFactor: SecondFactorRequired | null;
}

/** Somebody who is signed in, or is known but banned or asked for more, and gets no session. */
export interface SignedInUser {
  readonly user: UserEntity;
  readonly session: SessionTokens | null;
  readonly secondFactor: SecondFactorRequired | null;
}

/** Signs users in who have proven who they are. */
@Injectable()
export class UserSignIns {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly sessions: UserSessionsService,
    private readonly gate: SignInGate,
    private readonly hooks: SignInHooks,
    private readonly clock: Clock,
  ) {}

  /** Signs in whoever has a number or an address; makes the user when there is none. */
  async byProof(proven: Proven): Promise<SignedInUser> {
    await this.#admit(proven);
    const { user, begun } = await this.dataSource.transaction((manager) =>
      this.#byProof(manager, proven),
    );
    return this.finish(user, begun);
  }

  /**
   * Begins a session of a user in a transaction, unless the user is banned or is to give a second
   * factor. Hand what it returns to `finish` after the transaction.
   */
  async begin(
    manager: EntityManager,
    user: UserEntity,
    { amr, provenTo, isMultiFactor = false }: FirstProof,
  ): Promise<BegunSignIn> {
    const now = this.clock.now();
    if (user.bannedUntil !== null && user.bannedUntil > now) {
      return { session: null, secondFactor: null };
    }
    const first = { amr, provenTo: provenTo ?? null, client: null };
    const secondFactor = isMultiFactor
      ? null
      : await this.gate.ask(manager, userOwner(user), first);
    if (secondFactor) return { session: null, secondFactor };
    await manager.update(UserEntity, { id: user.id }, { lastSignInAt: now });
    user.lastSignInAt = now;
    const session = await this.sessions.begin(manager, {
      tenant: user.tenant,
      userId: user.id,
      amr,
      aal: isMultiFactor ? 'aal2' : 'aal1',
      provenTo: first.provenTo,
    });
    return { session, secondFactor: null };
  }

  /** Hands out what a sign-in has led to. */
  async finish(user: UserEntity, { session, secondFactor }: BegunSignIn): Promise<SignedInUser> {
    return { user, session: session && (await this.sessions.tokensOf(session)), secondFactor };
  }

  async #admit({ tenant, destination: { channel, to }, name }: Proven): Promise<void> {
    const contact = channel === 'email' ? { email: to } : { phone: to };
    const known = await this.dataSource.manager.findOneBy(UserEntity, { tenant, ...contact });
    const userId = known?.id ?? null;
    await this.hooks.admit({ tenant, userId, name, ...contact, amr: ['otp'] });
  }

  async #byProof(manager: EntityManager, proven: Proven) {
    const { user, before } = await this.#findOrAdd(manager, proven);
    await proven.also?.(manager, user);
    const { to: provenTo } = proven.destination;
    const begun = await this.begin(manager, user, { amr: ['otp'], provenTo });
    if (!before) await this.users.noteCreated(manager, user);
    else if (proven.also || before.version !== user.version) {
      await this.users.noteProven(manager, before, user);
    }
    return { user, begun };
  }

  /** Of many at once, one makes the user and the others wait for it. */
  async #findOrAdd(
    manager: EntityManager,
    { tenant, destination: { channel, to }, name }: Proven,
  ): Promise<{ user: UserEntity; before?: UserEntity }> {
    const now = this.clock.now();
    const isPhone = channel !== 'email';
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
      await this.users.takeRoom(manager, tenant);
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
