import { Injectable } from '@nestjs/common';
import type { Destination } from '../../otp/destination.js';
import { SignUpUser } from '../../user-passwords/user-passwords.schema.js';
import { UserPasswordsService } from '../../user-passwords/user-passwords.service.js';
import { UserSignUpsService } from '../../user-passwords/user-sign-ups.service.js';
import { contactOf } from '../sign-in-contact.js';
import type { SignInFlow } from '../sign-in-flow.js';
import type { SignInRequest } from '../sign-in-interactions.js';
import { SignInProblem } from '../sign-in-problem.js';
import { ProvenSteps } from './proven-steps.js';
import { typedCode, typedContact } from './typed-fields.js';
import type { StepResult, TypedForm } from './typed-form.js';

/** Signs in with a password, and up with a new one: the way back for who has forgotten it. */
@Injectable()
export class PasswordSteps {
  constructor(
    private readonly passwords: UserPasswordsService,
    private readonly signUps: UserSignUpsService,
    private readonly proven: ProvenSteps,
  ) {}

  async signIn(
    asked: SignInRequest,
    contact: Destination,
    { password = '' }: TypedForm,
  ): Promise<StepResult> {
    const { tenant, request } = asked;
    if (password === '') throw new SignInProblem('password', 'no_password');
    const typed = { ...contactOf(contact), password: password.normalize('NFKC') };
    const from = { client_ip: request.ip };
    return this.proven.goOn(asked, await this.passwords.signIn(tenant, { ...typed, ...from }));
  }

  /** Sends a code that will make the password the one of this address or number. */
  async signUp(
    { tenant, request }: SignInRequest,
    form: TypedForm,
    contact = typedContact(form),
  ): Promise<StepResult> {
    const { name = '', password = '' } = form;
    const wanted = SignUpUser.safeParse({
      ...contactOf(contact),
      ...(name.trim() !== '' && { name }),
      password,
      client_ip: request.ip,
    });
    if (!wanted.success) throw problemIn(wanted.error.issues[0]?.path[0]);
    const { id } = await this.signUps.start(tenant, wanted.data, request.id);
    return { flow: { step: 'sign-up-code', contact, signUpId: id } };
  }

  async verify(
    asked: SignInRequest,
    { signUpId: id }: Extract<SignInFlow, { step: 'sign-up-code' }>,
    form: TypedForm,
  ): Promise<StepResult> {
    const signedIn = await this.signUps.verify(asked.tenant, { id, code: typedCode(form) });
    return this.proven.goOn(asked, signedIn);
  }
}

const problemIn = (field: PropertyKey | undefined) =>
  field === 'name'
    ? new SignInProblem('name', 'name')
    : new SignInProblem('password', 'weak_password');
