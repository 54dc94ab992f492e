import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { amrOfPasskey } from '../../factors/engine/factor-proofs.js';
import type { SignInWithPasskey } from '../../factors/engine/factor-requests.js';
import { FactorErrors } from '../../factors/factors.errors.js';
import { Passkeys } from '../../factors/passkeys/passkeys.js';
import { SessionsService } from '../../sessions/sessions.service.js';
import { type SignedIn, toSignedIn } from '../accounts.schema.js';
import { AccountsService } from '../accounts.service.js';

const ANYBODY = { plane: 'account' as const, tenant: null, id: null };

/** Signs accounts in with nothing but a passkey: its user was verified, so it is two factors. */
@Injectable()
export class AccountPasskeySignIns {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passkeys: Passkeys,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
  ) {}

  /** Asks for a passkey of anybody. */
  ask() {
    return this.passkeys.askToUse(ANYBODY, 'login', []);
  }

  /** Signs in whoever's passkey has answered. @throws `factor.proof_refused` */
  async signIn({ challenge_id: challengeId, credential }: SignInWithPasskey): Promise<SignedIn> {
    const factor = await this.passkeys.used(ANYBODY, 'login', challengeId, credential);
    const { ownerId: accountId } = factor;
    const handle = credential.response.userHandle;
    if (handle && Buffer.from(handle, 'base64url').toString() !== accountId) {
      throw FactorErrors.proof_refused();
    }
    const account = await this.accounts.get(accountId);
    const session = await this.dataSource.transaction((manager) =>
      this.sessions.beginIn(manager, {
        accountId,
        client: 'browser',
        amr: ['mfa', ...amrOfPasskey(factor)].toSorted(),
        aal: 'aal2',
      }),
    );
    return toSignedIn(account, await this.sessions.tokensOf(session));
  }
}
