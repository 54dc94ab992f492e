import { Injectable } from '@nestjs/common';
import { CommonErrors } from '@skydeck/errors';
import type { EntityManager } from 'typeorm';
import { DeliveredCodes } from '../delivered-codes/delivered-codes.js';
import type { FactorOwner } from '../factor-owner.js';
import type { FactorEntity } from '../factor.entity.js';
import { FactorErrors } from '../factors.errors.js';
import type { FoundCredential } from '../passkeys/passkey-response.js';
import { Passkeys } from '../passkeys/passkeys.js';
import { RecoveryCodes } from '../recovery-codes/recovery-codes.js';
import { TotpFactors } from '../totp/totp-factors.js';

/** What somebody gives to prove a factor. */
export interface Proof {
  readonly code?: string | undefined;
  readonly challenge_id?: string | undefined;
  readonly credential?: FoundCredential | undefined;
}

/** A proof that is right; it is used up in the transaction of what it is good for. */
export interface CheckedProof {
  /** How it was proven (RFC 8176). */
  readonly amr: readonly string[];
  readonly take: (manager: EntityManager) => Promise<void>;
}

/** Checks what somebody gives against a factor, whatever its type is. */
@Injectable()
export class FactorProofs {
  constructor(
    private readonly totp: TotpFactors,
    private readonly delivered: DeliveredCodes,
    private readonly passkeys: Passkeys,
    private readonly recovery: RecoveryCodes,
  ) {}

  /** Checks a proof of a factor. @throws what is wrong with it */
  async check(owner: FactorOwner, factor: FactorEntity, proof: Proof): Promise<CheckedProof> {
    if (factor.type === 'passkey') return this.#checkPasskey(owner, factor, proof);
    const { code } = proof;
    if (code === undefined) throw missing('code');
    if (factor.type === 'totp') {
      const step = await this.totp.check(factor, code);
      return { amr: ['otp'], take: (manager) => this.totp.take(manager, factor, step) };
    }
    if (proof.challenge_id === undefined) throw missing('challenge_id');
    await this.delivered.check(factor, proof.challenge_id, code);
    const amr = [factor.type === 'sms' ? 'sms' : 'otp'];
    return { amr, take: (manager) => this.delivered.take(manager, factor) };
  }

  /** Checks a recovery code. @throws `recovery_code.wrong` */
  async checkRecovery(owner: FactorOwner, code: string): Promise<CheckedProof> {
    return { amr: ['recovery'], ...(await this.recovery.check(owner, code)) };
  }

  async #checkPasskey(
    owner: FactorOwner,
    factor: FactorEntity,
    { challenge_id: challengeId, credential }: Proof,
  ): Promise<CheckedProof> {
    if (challengeId === undefined) throw missing('challenge_id');
    if (credential === undefined) throw missing('credential');
    const used = await this.passkeys.used(owner, 'factor', challengeId, credential);
    if (used.id !== factor.id) throw FactorErrors.proof_refused();
    return { amr: amrOfPasskey(used), take: () => Promise.resolve() };
  }
}

/** A key in one device, or one that is kept on several; its user was verified either way. */
export const amrOfPasskey = ({ isBackedUp }: FactorEntity): string[] => [
  isBackedUp ? 'swk' : 'hwk',
  'user',
];

function missing(field: string) {
  const location = `body.${field}`;
  return CommonErrors.validation_failed({
    detail: `${location}: This factor needs it.`,
    issues: [{ location, code: 'required', message: 'This factor needs it.' }],
  });
}
