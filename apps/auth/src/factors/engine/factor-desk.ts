import { Injectable } from '@nestjs/common';
import type { Precondition } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { destinationOf } from '../../otp/destination.js';
import { DeliveredCodes } from '../delivered-codes/delivered-codes.js';
import type { FactorEntity } from '../factor.entity.js';
import { FactorErrors } from '../factors.errors.js';
import { Passkeys } from '../passkeys/passkeys.js';
import { RelyingParties } from '../passkeys/relying-parties.js';
import { isUsableAfter } from '../policy/usable-factors.js';
import { TotpFactors } from '../totp/totp-factors.js';
import type { AddFactor, FactorChallenge } from './factor-requests.js';
import { FactorCompletion } from './factor-completion.js';
import { type FactorHolder, isStepUpFresh, provenToOf, sessionOf } from './factor-holder.js';
import type { FactorPlane } from './factor-plane.js';
import { FactorProofs, type Proof } from './factor-proofs.js';
import { FactorStore } from './factor-store.js';

/** Where a request comes from, for the engine of one-time codes. */
export interface RequestOrigin {
  readonly requestId: string;
  readonly ip: string;
}

/** Everything that somebody does with the own factors, on whichever plane. */
@Injectable()
export class FactorDesk {
  constructor(
    readonly store: FactorStore,
    private readonly dataSource: DataSource,
    private readonly totp: TotpFactors,
    private readonly delivered: DeliveredCodes,
    private readonly passkeys: Passkeys,
    private readonly parties: RelyingParties,
    private readonly proofs: FactorProofs,
    private readonly completion: FactorCompletion,
    private readonly clock: Clock,
  ) {}

  /** Adds a factor that waits for its first use. */
  async add(plane: FactorPlane, holder: FactorHolder, wanted: AddFactor, from: RequestOrigin) {
    const { owner } = holder;
    await this.checkMayAdd(plane, holder, wanted.type);
    if (wanted.type === 'totp') {
      const issuer = await this.parties.nameOf(owner.tenant);
      const label = { issuer, account: await plane.labelOf(owner) };
      const { factor, shown } = this.totp.make(owner, wanted.name ?? null, label);
      await this.#add(holder, factor);
      return { factor, totp: shown, challenge: null };
    }
    const destination = destinationOf(wanted);
    if (destination.to === provenToOf(holder)) throw FactorErrors.not_allowed();
    const factor = this.delivered.make(owner, wanted.name ?? null, destination);
    await this.#add(holder, factor);
    return { factor, totp: null, challenge: await this.#send(factor, from) };
  }

  /** Asks for the proof of a factor: sends a code, or says what a passkey is to sign. */
  async challenge(
    holder: FactorHolder,
    id: string,
    from: RequestOrigin,
  ): Promise<{ factor: FactorEntity; challenge: FactorChallenge | null }> {
    const { owner } = holder;
    const factor = await this.#usable(holder, id);
    if (factor.type === 'totp') return { factor, challenge: null };
    if (factor.type !== 'passkey') return { factor, challenge: await this.#send(factor, from) };
    const asked = await this.passkeys.askToUse(owner, 'factor', [factor]);
    const { id: challengeId, expiresAt, options } = asked;
    return { factor, challenge: { id: challengeId, expiresAt, options } };
  }

  /** Takes the proof of a factor. It confirms the factor, finishes signing in, or steps up. */
  async verify(plane: FactorPlane, holder: FactorHolder, id: string, proof: Proof) {
    const factor = await this.#usable(holder, id);
    if (factor.status === 'pending') await this.completion.checkOpen(holder);
    const checked = await this.proofs.check(holder.owner, factor, proof);
    const completed = await this.completion.complete(plane, holder, checked, factor);
    return { factor: await this.store.get(holder.owner, id), ...completed };
  }

  /** Takes a recovery code in the place of a factor. */
  async recover(plane: FactorPlane, holder: FactorHolder, code: string) {
    const checked = await this.proofs.checkRecovery(holder.owner, code);
    return this.completion.complete(plane, holder, checked, null);
  }

  /** Gives a factor another name; half a sign-in is not enough for that. */
  async rename(
    holder: FactorHolder,
    id: string,
    name: string,
    expected: Precondition,
  ): Promise<FactorEntity> {
    sessionOf(holder);
    return this.store.rename(holder.owner, id, name, expected);
  }

  /** Takes a factor away, soon after one was given. */
  async remove(plane: FactorPlane, holder: FactorHolder, id: string): Promise<void> {
    const factor = await this.store.get(holder.owner, id);
    if (factor.status === 'active') this.checkFresh(holder);
    else sessionOf(holder);
    const { isRequired } = await plane.rulesOf(holder.owner);
    await this.store.remove(holder.owner, factor, isRequired);
  }

  /** @throws `factor.step_up_required` unless a second factor was given within 15 minutes */
  checkFresh(holder: FactorHolder): void {
    if (!isStepUpFresh(sessionOf(holder), this.clock.now())) throw FactorErrors.step_up_required();
  }

  /** @throws unless the holder may add a factor of a type */
  async checkMayAdd(
    plane: FactorPlane,
    holder: FactorHolder,
    type: FactorEntity['type'],
  ): Promise<void> {
    const { types } = await plane.rulesOf(holder.owner);
    if (!types.includes(type)) throw FactorErrors.type_off();
    await this.completion.checkOpen(holder);
  }

  async #usable(holder: FactorHolder, id: string): Promise<FactorEntity> {
    const factor = await this.store.get(holder.owner, id);
    if (!isUsableAfter(provenToOf(holder))(factor)) throw FactorErrors.not_allowed();
    return factor;
  }

  async #add({ owner }: FactorHolder, factor: FactorEntity): Promise<void> {
    await this.dataSource.transaction((manager) => this.store.add(manager, owner, factor));
  }

  async #send(factor: FactorEntity, { requestId, ip }: RequestOrigin): Promise<FactorChallenge> {
    const { id, expiresAt } = await this.delivered.send(factor, requestId, ip);
    return { id, expiresAt, options: null };
  }
}
