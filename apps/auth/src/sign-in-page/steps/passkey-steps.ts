import { Injectable } from '@nestjs/common';
import { PasskeySignIns } from '../../factors/users/passkey-sign-ins.js';
import type { SignInFlow } from '../sign-in-flow.js';
import type { SignInRequest } from '../sign-in-interactions.js';
import { ProvenSteps } from './proven-steps.js';
import { foundCredential } from './typed-fields.js';
import type { StepResult, TypedForm } from './typed-form.js';

/** Signs in with a passkey and nothing else: it says itself whose it is. */
@Injectable()
export class PasskeySteps {
  constructor(
    private readonly signIns: PasskeySignIns,
    private readonly proven: ProvenSteps,
  ) {}

  async begin({ tenant }: SignInRequest): Promise<StepResult> {
    const { id: challengeId, options } = await this.signIns.ask(tenant);
    return { flow: { step: 'passkey', challengeId, options } };
  }

  async verify(
    asked: SignInRequest,
    { challengeId }: Extract<SignInFlow, { step: 'passkey' }>,
    form: TypedForm,
  ): Promise<StepResult> {
    const answer = { challenge_id: challengeId, credential: foundCredential(form) };
    return this.proven.goOn(asked, await this.signIns.signIn(asked.tenant, answer));
  }
}
