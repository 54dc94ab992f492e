import { Injectable } from '@nestjs/common';
import type { Destination } from '../otp/destination.js';
import { Code } from '../otp/otp.schema.js';
import { OtpRequestsService } from '../otp/otp-requests.service.js';
import { OtpService } from '../otp/otp.service.js';
import { SignUpUser } from '../user-passwords/user-passwords.schema.js';
import { UserPasswordsService } from '../user-passwords/user-passwords.service.js';
import { UserSignUpsService } from '../user-passwords/user-sign-ups.service.js';
import { type SignedInUser, UserSignIns } from '../users/user-sign-ins.js';
import { SecondFactorSteps } from './second-factor-steps.js';
import { SignInProblem } from './sign-in-problem.js';
import { contactOf, readContact } from './sign-in-contact.js';
import { FIRST, type SignInFlow } from './sign-in-flow.js';
import type { SignInRequest } from './sign-in-interactions.js';

/** What somebody typed and pressed. */
export type TypedForm = Readonly<Record<string, string | undefined>>;

/** What a step led to: another step, or a session. */
export type StepResult = { readonly flow: SignInFlow } | { readonly sessionId: string };

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
    private readonly seconds: SecondFactorSteps,
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
      case 'sign-up-code':
        return this.#signUpCode(asked, flow, form);
      default:
        return this.seconds.take(asked, flow, form);
    }
  }

  async #password(
    asked: SignInRequest,
    contact: Destination,
    { password = '' }: TypedForm,
  ): Promise<StepResult> {
    const { tenant, request } = asked;
    if (password === '') throw new SignInProblem('password', 'Enter your password.');
    const typed = { ...contactOf(contact), password: password.normalize('NFKC') };
    const from = { client_ip: request.ip };
    return this.#proven(asked, await this.passwords.signIn(tenant, { ...typed, ...from }));
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
    asked: SignInRequest,
    { otpId, contact }: Extract<SignInFlow, { step: 'code' }>,
    form: TypedForm,
  ): Promise<StepResult> {
    const { tenant } = asked;
    const otp = await this.otps.get(otpId, PURPOSE, tenant);
    await this.otps.verify(otp, typedCode(form));
    return this.#proven(asked, await this.signIns.byProof({ tenant, destination: contact }));
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
    asked: SignInRequest,
    { signUpId: id }: Extract<SignInFlow, { step: 'sign-up-code' }>,
    form: TypedForm,
  ): Promise<StepResult> {
    const { tenant } = asked;
    return this.#proven(asked, await this.signUps.verify(tenant, { id, code: typedCode(form) }));
  }

  /** A user who is banned is known but gets no session. */
  async #proven(
    asked: SignInRequest,
    { session, secondFactor }: SignedInUser,
  ): Promise<StepResult> {
    if (secondFactor) return { flow: await this.seconds.begin(asked, secondFactor) };
    if (!session) throw new SignInProblem('contact', 'This account may not sign in at the moment.');
    return { sessionId: session.session_id };
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
