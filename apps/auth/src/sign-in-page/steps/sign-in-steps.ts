import { Injectable } from '@nestjs/common';
import { FIRST, type SignInFlow } from '../sign-in-flow.js';
import type { SignInRequest } from '../sign-in-interactions.js';
import { CodeSteps } from './code-steps.js';
import { LinkSteps } from './link-steps.js';
import { PasskeySteps } from './passkey-steps.js';
import { PasswordSteps } from './password-steps.js';
import { SecondFactorSteps } from './second-factor-steps.js';
import { typedContact } from './typed-fields.js';
import type { StepResult, TypedForm } from './typed-form.js';

/** The steps of signing in and up, each by the service that the API uses too. */
@Injectable()
export class SignInSteps {
  constructor(
    private readonly passwords: PasswordSteps,
    private readonly codes: CodeSteps,
    private readonly links: LinkSteps,
    private readonly passkeys: PasskeySteps,
    private readonly seconds: SecondFactorSteps,
  ) {}

  /** Takes one step from where the sign-in stands. */
  async take(
    asked: SignInRequest,
    flow: SignInFlow,
    form: TypedForm,
    language: string,
  ): Promise<StepResult> {
    const other = await this.#turn(asked, flow, form, language);
    if (other) return other;
    switch (flow.step) {
      case 'prove':
        return this.passwords.signIn(asked, flow.contact, form);
      case 'code':
        return this.codes.verify(asked, flow, form);
      case 'sign-up':
        return this.passwords.signUp(asked, form);
      case 'reset':
        return this.passwords.signUp(asked, form, flow.contact);
      case 'sign-up-code':
        return this.passwords.verify(asked, flow, form);
      case 'passkey':
        return this.passkeys.verify(asked, flow, form);
      case 'factor':
      case 'enrol':
      case 'enrol-passkey':
        return this.seconds.take(asked, flow, form);
      default:
        return { flow: { step: 'prove', contact: typedContact(form) } };
    }
  }

  /** Another way than the one that the page shows. */
  async #turn(
    asked: SignInRequest,
    flow: SignInFlow,
    { action }: TypedForm,
    language: string,
  ): Promise<StepResult | null> {
    const contact = 'contact' in flow ? flow.contact : undefined;
    if (action === 'restart') return { flow: FIRST };
    if (action === 'passkey') return this.passkeys.begin(asked);
    if (action === 'sign-up') return { flow: { step: 'sign-up', contact } };
    if (action === 'resend' && flow.step === 'code') return this.codes.resend(asked, flow);
    if (!contact) return null;
    if (action === 'send-code') return this.codes.send(asked, contact);
    if (action === 'forgot') return { flow: { step: 'reset', contact } };
    if (action !== 'send-link' || contact.channel !== 'email') return null;
    return this.links.send(asked, contact, language);
  }
}
