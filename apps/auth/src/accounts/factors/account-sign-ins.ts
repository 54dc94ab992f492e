import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { accountOwner } from '../../factors/factor-owner.js';
import { type SecondFactorRequired, SignInGate } from '../../factors/policy/sign-in-gate.js';
import type { FirstFactor } from '../../factors/policy/sign-in-tickets.js';
import { SessionsService, type SessionTokens } from '../../sessions/sessions.service.js';

/** What the sign-in of an account has led to: a session, or the question for a second factor. */
export interface BegunAccount {
  readonly session: SessionTokens | null;
  readonly secondFactor: SecondFactorRequired | null;
}

/** Signs accounts in; those that have a second factor are asked for it. */
@Injectable()
export class AccountSignIns {
  constructor(
    private readonly dataSource: DataSource,
    private readonly gate: SignInGate,
    private readonly sessions: SessionsService,
  ) {}

  /** Begins the session of an account that has given one factor, or asks for the second. */
  async begin(
    accountId: string,
    first: FirstFactor & { readonly client: 'browser' | 'device' },
  ): Promise<BegunAccount> {
    const begun = await this.dataSource.transaction(async (manager) => {
      const secondFactor = await this.gate.ask(manager, accountOwner(accountId), first);
      if (secondFactor) return { session: null, secondFactor };
      const session = await this.sessions.beginIn(manager, { accountId, ...first });
      return { session, secondFactor };
    });
    const { session, secondFactor } = begun;
    return { session: session && (await this.sessions.tokensOf(session)), secondFactor };
  }
}
