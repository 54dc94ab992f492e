import { Injectable } from '@nestjs/common';
import { Passkeys } from '../passkeys/passkeys.js';
import type { CreatedCredential } from '../passkeys/passkey-response.js';
import { FactorCompletion } from './factor-completion.js';
import { FactorDesk } from './factor-desk.js';
import type { FactorHolder } from './factor-holder.js';
import type { FactorPlane } from './factor-plane.js';
import { amrOfPasskey } from './factor-proofs.js';
import { FactorStore } from './factor-store.js';

/** Registers passkeys of somebody who is signed in, or who may add a first factor. */
@Injectable()
export class PasskeyDesk {
  constructor(
    private readonly desk: FactorDesk,
    private readonly store: FactorStore,
    private readonly passkeys: Passkeys,
    private readonly completion: FactorCompletion,
  ) {}

  /** Asks the authenticator for a new passkey. */
  async ask(plane: FactorPlane, holder: FactorHolder) {
    await this.desk.checkMayAdd(plane, holder, 'passkey');
    const { owner } = holder;
    const known = await this.store.active(owner);
    return this.passkeys.askToCreate(owner, await plane.labelOf(owner), known);
  }

  /** Takes the new passkey. Making it has proven it, so it needs no first use. */
  async register(
    plane: FactorPlane,
    holder: FactorHolder,
    {
      challenge_id: challengeId,
      credential,
      name,
    }: {
      readonly challenge_id: string;
      readonly credential: CreatedCredential;
      readonly name?: string | undefined;
    },
  ) {
    const { owner } = holder;
    await this.desk.checkMayAdd(plane, holder, 'passkey');
    const factor = await this.passkeys.created(owner, challengeId, credential, name ?? null);
    const proof = {
      amr: amrOfPasskey(factor),
      take: (manager: Parameters<FactorStore['add']>[0]) => this.store.add(manager, owner, factor),
    };
    const completed = await this.completion.complete(plane, holder, proof, factor);
    return { factor: await this.store.get(owner, factor.id), ...completed };
  }
}
