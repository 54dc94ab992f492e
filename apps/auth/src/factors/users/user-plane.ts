import { Injectable } from '@nestjs/common';
import { CommonErrors } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager } from 'typeorm';
import { AuthSettingsCache } from '../../settings/auth-settings.cache.js';
import { SignInHooks } from '../../sign-in-hooks/sign-in-hooks.js';
import { UserSessionsService } from '../../user-sessions/user-sessions.service.js';
import { UserEntity } from '../../users/user.entity.js';
import { FactorPlane, type FactorRules, type Tokens } from '../engine/factor-plane.js';
import type { FactorHolder } from '../engine/factor-holder.js';
import type { FactorOwner } from '../factor-owner.js';
import { FactorErrors } from '../factors.errors.js';
import type { SignInTicketEntity } from '../policy/sign-in-ticket.entity.js';

/** Factors of the users of projects: their sessions, and what their project wants. */
@Injectable()
export class UserPlane extends FactorPlane {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: UserSessionsService,
    private readonly settings: AuthSettingsCache,
    private readonly hooks: SignInHooks,
    private readonly clock: Clock,
  ) {
    super();
  }

  async admit(ticket: SignInTicketEntity, amr: readonly string[]): Promise<void> {
    const { tenant, ownerId } = ticket;
    if (tenant) await this.hooks.admitUser(tenant, ownerId, both(ticket, amr));
  }

  async begin(
    manager: EntityManager,
    ticket: SignInTicketEntity,
    amr: readonly string[],
  ): Promise<Tokens> {
    const { ownerId: id, provenTo } = ticket;
    const lock = { mode: 'pessimistic_write' } as const;
    const user = await manager.findOne(UserEntity, { where: { id }, lock });
    const now = this.clock.now();
    // Banned or deleted since the first factor was given.
    if (!user || (user.bannedUntil !== null && user.bannedUntil > now)) {
      throw FactorErrors.ticket_over();
    }
    await manager.update(UserEntity, { id }, { lastSignInAt: now });
    const { tenant } = user;
    const session = await this.sessions.begin(manager, {
      tenant,
      userId: id,
      amr: both(ticket, amr),
      aal: 'aal2',
      provenTo,
    });
    return () => this.sessions.tokensOf(session);
  }

  async raise(manager: EntityManager, sessionId: string, amr: readonly string[]): Promise<Tokens> {
    const session = await this.sessions.raise(manager, sessionId, amr);
    return () => this.sessions.tokensOf(session);
  }

  async labelOf({ id }: FactorOwner): Promise<string> {
    const user = await this.dataSource.manager.findOneBy(UserEntity, { id });
    if (!user) throw CommonErrors.unauthenticated();
    return user.email ?? user.phone ?? user.name ?? user.id;
  }

  async rulesOf(owner: FactorOwner): Promise<FactorRules> {
    const { factor_types: types, policy } = await this.#settingsOf(owner);
    return { types, isRequired: policy === 'required' };
  }

  async remembersDevices({ owner }: FactorHolder): Promise<boolean> {
    return (await this.#settingsOf(owner)).policy === 'adaptive';
  }

  async #settingsOf({ tenant }: FactorOwner) {
    if (tenant === null) throw CommonErrors.unauthenticated();
    return (await this.settings.of(tenant)).two_factor;
  }
}

/** How both factors were given. */
const both = ({ amr: first }: SignInTicketEntity, second: readonly string[]): string[] =>
  [...new Set([...first, ...second])].toSorted();
