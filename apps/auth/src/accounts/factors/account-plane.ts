import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FactorPlane, type FactorRules, type Tokens } from '../../factors/engine/factor-plane.js';
import { FACTOR_TYPES } from '../../factors/factor.entity.js';
import type { FactorOwner } from '../../factors/factor-owner.js';
import type { SignInTicketEntity } from '../../factors/policy/sign-in-ticket.entity.js';
import { SessionsService } from '../../sessions/sessions.service.js';
import { AccountsService } from '../accounts.service.js';

/** Factors of the accounts of the platform: of every type, for those who want them. */
@Injectable()
export class AccountPlane extends FactorPlane {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
  ) {
    super();
  }

  /** Nobody else is asked who may sign in to the platform. */
  admit(): Promise<void> {
    return Promise.resolve();
  }

  async begin(
    manager: EntityManager,
    { ownerId: accountId, amr: first, provenTo, client }: SignInTicketEntity,
    amr: readonly string[],
  ): Promise<Tokens> {
    const session = await this.sessions.beginIn(manager, {
      accountId,
      client: client ?? 'browser',
      amr: [...new Set([...first, ...amr])].toSorted(),
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
    const { email, phone, name } = await this.accounts.get(id);
    return email ?? phone ?? name ?? id;
  }

  rulesOf(): Promise<FactorRules> {
    return Promise.resolve({ types: FACTOR_TYPES, isRequired: false });
  }

  remembersDevices(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
