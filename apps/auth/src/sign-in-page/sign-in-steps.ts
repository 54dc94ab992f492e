import { Injectable } from '@nestjs/common';
import type { Destination } from '../otp/destination.js';
import { Code } from '../otp/otp.schema.js';
import { OtpRequestsService } from '../otp/otp-requests.service.js';
import { OtpService } from '../otp/otp.service.js';
import { SignUpUser } from '../user-passwords/user-passwords.schema.js';
import { UserPasswordsService } from '../user-passwords/user-passwords.service.js';
import { UserSignUpsService } from '../user-passwords/user-sign-ups.service.js';
import { type SignedInUser, UserSignIns } from '../users/user-sign-ins.js';
import { SignInProblem } from './sign-in-problem.js';
import { contactOf, readContact } from './sign-in-contact.js';
import { FIRST, type SignInFlow } from './sign-in-flow.js';
import type { SignInRequest } from './sign-in-interactions.js';

/** What somebody typed and pressed. */
export type TypedForm = Readonly<Record<string, string | undefined>>;

/** What a step led to: another step, or a user. */
export type StepResult = { readonly flow: SignInFlow } | { readonly signedIn: SignedInUser };

const PURPOSE = 'verification';

/** The steps of signing in and up, each by the service that the API uses too. */
@Injectable()
export class SignInSteps {
  constructor(
    private readonly passwords: UserPasswordsService,
    private readonly signUps: UserSignUpsService,
    private readonly otps: OtpService,
    private readonly requests: OtpRequestsService,
    private readonly signIns: UserSignIns,
  ) {}

  /** Takes one step from where the sign-in stands. */
  async take(asked: SignInRequest, flow: SignInFlow, form: TypedForm): Promise<StepResult> {
    const { action } = form;
    if (action === 'restart') return { flow: FIRST };
    if (action === 'sign-up') {
      return { flow: { step: 'sign-up', contact: 'contact' in flow ? flow.contact : undefined } };
    }
    if (action === 'send-code' && 'contact' in flow && flow.contact) {
      return this.#sendCode(asked, flow.contact);
    }
    if (action === 'resend' && flow.step === 'code') return this.#resend(asked, flow);
    switch (flow.step) {
      case 'identify':
        return { flow: { step: 'prove', contact: typedContact(form) } };
      case 'prove':
        return this.#password(asked, flow.contact, form);
      case 'code':
        return this.#code(asked, flow, form);
      case 'sign-up':
        return this.#signUp(asked, form);
      default:
        return this.#signUpCode(asked, flow, form);
    }
  }

  async #password(
    { tenant, request }: SignInRequest,
    contact: Destination,
    { password = '' }: TypedForm,
  ): Promise<StepResult> {
    if (password === '') throw new SignInProblem('password', 'Enter your password.');
    const typed = { ...contactOf(contact), password: password.normalize('NFKC') };
    const signedIn = await this.passwords.signIn(tenant, { ...typed, client_ip: request.ip });
    return { signedIn };
  }

  async #sendCode({ tenant, request }: SignInRequest, contact: Destination): Promise<StepResult> {
    const otp = await this.requests.request({
      tenant,
      purpose: PURPOSE,
      destination: contact,
      ip: request.ip,
      requestId: request.id,
    });
    return { flow: { step: 'code', contact, otpId: otp.id } };
  }

  async #resend(
    { tenant, request }: SignInRequest,
    flow: Extract<SignInFlow, { step: 'code' }>,
  ): Promise<StepResult> {
    const otp = await this.otps.get(flow.otpId, PURPOSE, tenant);
    await this.requests.resend(otp, request.id);
    return { flow };
  }

  async #code(
    { tenant }: SignInRequest,
    { otpId, contact }: Extract<SignInFlow, { step: 'code' }>,
    form: TypedForm,
  ): Promise<StepResult> {
    const otp = await this.otps.get(otpId, PURPOSE, tenant);
    await this.otps.verify(otp, typedCode(form));
    return { signedIn: await this.signIns.byProof({ tenant, destination: contact }) };
  }

  async #signUp({ tenant, request }: SignInRequest, form: TypedForm): Promise<StepResult> {
    const contact = typedContact(form);
    const { name = '', password = '' } = form;
    const wanted = SignUpUser.safeParse({
      ...contactOf(contact),
      ...(name.trim() !== '' && { name }),
      password,
      client_ip: request.ip,
    });
    if (!wanted.success) {
      const [issue] = wanted.error.issues;
      throw new SignInProblem(String(issue?.path[0] ?? 'password'), issue?.message ?? '');
    }
    const { id } = await this.signUps.start(tenant, wanted.data, request.id);
    return { flow: { step: 'sign-up-code', contact, signUpId: id } };
  }

  async #signUpCode(
    { tenant }: SignInRequest,
    { signUpId: id }: Extract<SignInFlow, { step: 'sign-up-code' }>,
    form: TypedForm,
  ): Promise<StepResult> {
    return { signedIn: await this.signUps.verify(tenant, { id, code: typedCode(form) }) };
  }
}

function typedContact({ contact = '' }: TypedForm): Destination {
  const found = readContact(contact);
  if (found) return found;
  throw new SignInProblem(
    'contact',
    'Enter an e-mail address, or a phone number with its country code, such as +49 151 2345678.',
  );
}

function typedCode({ code = '' }: TypedForm): string {
  const typed = Code.safeParse(code.replaceAll(/[\s-]/g, ''));
  if (!typed.success) throw new SignInProblem('code', 'Enter the digits of the code.');
  return typed.data;
}
