import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { DataSource } from 'typeorm';
import { SignInHooks } from '../../sign-in-hooks/sign-in-hooks.js';
import { UserEntity } from '../../users/user.entity.js';
import { type SignedInUser, UserSignIns } from '../../users/user-sign-ins.js';
import { amrOfPasskey } from '../engine/factor-proofs.js';
import type { SignInWithPasskey } from '../engine/factor-requests.js';
import { FactorErrors } from '../factors.errors.js';
import { Passkeys } from '../passkeys/passkeys.js';

/** Signs users in with nothing but a passkey: its user was verified, so it is two factors. */
@Injectable()
export class PasskeySignIns {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passkeys: Passkeys,
    private readonly signIns: UserSignIns,
    private readonly hooks: SignInHooks,
  ) {}

  /** Asks for a passkey of anybody. */
  ask(tenant: Tenant) {
    return this.passkeys.askToUse(anybody(tenant), 'login', []);
  }

  /** Signs in whoever's passkey has answered. @throws `factor.proof_refused` */
  async signIn(
    tenant: Tenant,
    { challenge_id: challengeId, credential }: SignInWithPasskey,
  ): Promise<SignedInUser> {
    const who = anybody(tenant);
    const factor = await this.passkeys.used(who, 'login', challengeId, credential);
    const { ownerId: id } = factor;
    const handle = credential.response.userHandle;
    if (handle && Buffer.from(handle, 'base64url').toString() !== id) {
      throw FactorErrors.proof_refused();
    }
    const amr = ['mfa', ...amrOfPasskey(factor)].toSorted();
    await this.hooks.admitUser(tenant, id, amr);
    const { user, begun } = await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const found = await manager.findOne(UserEntity, { where: { tenant, id }, lock });
      if (!found) throw FactorErrors.proof_refused();
      const first = { amr, isMultiFactor: true };
      return { user: found, begun: await this.signIns.begin(manager, found, first) };
    });
    return this.signIns.finish(user, begun);
  }
}

const anybody = (tenant: Tenant) => ({ plane: 'user' as const, tenant, id: null });
