import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FactorHistory } from '../factor-history.js';
import type { FactorOwner } from '../factor-owner.js';
import { FactorEntity } from '../factor.entity.js';
import { FactorErrors } from '../factors.errors.js';
import { newFactor } from '../new-factor.js';
import { type Challenged, PasskeyChallenges } from './passkey-challenges.js';
import {
  type CreatedCredential,
  type FoundCredential,
  toAuthentication,
  toRegistration,
} from './passkey-response.js';
import { type RelyingParty, RelyingParties } from './relying-parties.js';

const TIMEOUT_MS = 300_000;

/** A challenge with what the browser needs to have it signed. */
export interface PasskeyQuestion<Options> {
  readonly id: string;
  readonly expiresAt: Date;
  readonly options: Options;
}

/**
 * Passkeys: registered and used with user verification only, so each is two factors at once.
 * @see https://www.w3.org/TR/webauthn-3/
 */
@Injectable()
export class Passkeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly challenges: PasskeyChallenges,
    private readonly parties: RelyingParties,
    private readonly history: FactorHistory,
    private readonly clock: Clock,
  ) {}

  /** Asks for a new passkey, on an authenticator that has none of these yet. */
  async askToCreate(
    owner: FactorOwner,
    userName: string,
    known: readonly FactorEntity[],
  ): Promise<PasskeyQuestion<PublicKeyCredentialCreationOptionsJSON>> {
    const { id: rpID, name: rpName } = await this.parties.of(owner.tenant);
    const options = await generateRegistrationOptions({
      rpName,
      rpID,
      userName,
      userDisplayName: userName,
      userID: new TextEncoder().encode(owner.id),
      timeout: TIMEOUT_MS,
      attestationType: 'none',
      excludeCredentials: credentialsOf(known),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { id, expiresAt } = await this.challenges.keep(owner, 'register', options.challenge);
    return { id, expiresAt, options };
  }

  /** The factor of a passkey that was just made; not stored yet. */
  async created(
    owner: FactorOwner,
    challengeId: string,
    given: CreatedCredential,
    name: string | null,
  ): Promise<FactorEntity> {
    const expectedChallenge = await this.challenges.consume(owner, 'register', challengeId);
    const party = await this.parties.of(owner.tenant);
    const { registrationInfo: info } = await orRefused(
      verifyRegistrationResponse({
        response: toRegistration(given),
        expectedChallenge,
        ...expectedOf(party),
        requireUserVerification: true,
      }),
    );
    if (!info) throw FactorErrors.proof_refused();
    const { id: credentialId, publicKey, counter, transports = [] } = info.credential;
    const own = {
      type: 'passkey' as const,
      name,
      credentialId,
      publicKey: Buffer.from(publicKey),
      signCount: counter,
      transports,
      isBackedUp: info.credentialBackedUp,
    };
    return newFactor(owner, own, this.clock.now());
  }

  /** Asks for one of these passkeys or, with none, for whichever the authenticator has. */
  async askToUse(
    who: Challenged,
    purpose: 'login' | 'factor',
    allowed: readonly FactorEntity[],
  ): Promise<PasskeyQuestion<PublicKeyCredentialRequestOptionsJSON>> {
    const options = await generateAuthenticationOptions({
      rpID: (await this.parties.of(who.tenant)).id,
      timeout: TIMEOUT_MS,
      userVerification: 'required',
      allowCredentials: credentialsOf(allowed),
    });
    const { id, expiresAt } = await this.challenges.keep(who, purpose, options.challenge);
    return { id, expiresAt, options };
  }

  /** The passkey with which a challenge was answered; its counter has moved on. */
  async used(
    who: Challenged,
    purpose: 'login' | 'factor',
    challengeId: string,
    given: FoundCredential,
  ): Promise<FactorEntity> {
    const expectedChallenge = await this.challenges.consume(who, purpose, challengeId);
    const factor = await this.#find(who, given.id);
    const party = await this.parties.of(who.tenant);
    const { verified, authenticationInfo: info } = await orRefused(
      verifyAuthenticationResponse({
        response: toAuthentication(given),
        expectedChallenge,
        ...expectedOf(party),
        requireUserVerification: true,
        // The counter is compared below, where two at once cannot both be right.
        credential: { id: given.id, publicKey: new Uint8Array(keyOf(factor)), counter: 0 },
      }),
    );
    if (!verified) throw FactorErrors.proof_refused();
    await this.#count(factor, info.newCounter, info.credentialBackedUp);
    return factor;
  }

  async #find({ plane, tenant, id: ownerId }: Challenged, credentialId: string) {
    const query = this.dataSource.manager
      .createQueryBuilder(FactorEntity, 'factor')
      .where({ plane, credentialId, status: 'active', ...(ownerId !== null && { ownerId }) })
      .andWhere(`coalesce(factor.tenant, '') = :tenant`, { tenant: tenant ?? '' });
    const factor = await query.getOne();
    if (!factor) throw FactorErrors.proof_refused();
    return factor;
  }

  /** A counter that stands still or goes back is that of a copy; some never count at all. */
  async #count(factor: FactorEntity, counter: number, isBackedUp: boolean): Promise<void> {
    const isCounted = await this.dataSource.transaction(async (manager) => {
      const [rows] = await manager.query<[unknown[], number]>(
        `update factor set sign_count = $2, last_used_at = $3, is_backed_up = $4
         where id = $1 and (sign_count < $2 or (sign_count = 0 and $2 = 0)) returning id`,
        [factor.id, counter, this.clock.now(), isBackedUp],
      );
      if (rows.length === 0) await this.history.note(manager, 'clone_detected', factor);
      return rows.length === 1;
    });
    if (!isCounted) throw FactorErrors.passkey_cloned();
  }
}

const expectedOf = ({ id, origins }: RelyingParty) => ({
  expectedRPID: id,
  expectedOrigin: origins,
});

function credentialsOf(factors: readonly FactorEntity[]) {
  return factors.flatMap(({ credentialId: id, transports }) =>
    id === null ? [] : [{ id, transports }],
  );
}

function keyOf({ publicKey }: FactorEntity): Buffer {
  if (!publicKey) throw FactorErrors.proof_refused();
  return publicKey;
}

/** The library throws for everything that is not right. */
async function orRefused<Result>(verification: Promise<Result>): Promise<Result> {
  try {
    return await verification;
  } catch (error) {
    throw FactorErrors.proof_refused({ cause: error });
  }
}
