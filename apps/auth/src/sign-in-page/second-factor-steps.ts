import { Injectable } from '@nestjs/common';
import { FactorDesk } from '../factors/engine/factor-desk.js';
import type { FactorHolder } from '../factors/engine/factor-holder.js';
import { userOwner } from '../factors/factor-owner.js';
import { FactorErrors } from '../factors/factors.errors.js';
import type { SecondFactorRequired } from '../factors/policy/sign-in-gate.js';
import { SignInTickets } from '../factors/policy/sign-in-tickets.js';
import { UserPlane } from '../factors/users/user-plane.js';
import { type Choice, choicesOf, type SecondFactorFlow } from './second-factor-flow.js';
import type { SignInRequest } from './sign-in-interactions.js';
import { SignInProblem } from './sign-in-problem.js';
import type { TypedForm } from './sign-in-steps.js';

/** What a step led to: another step, or a session. */
export type SecondStepResult = { readonly flow: SecondFactorFlow } | { readonly sessionId: string };

/** Asks for a second factor where one is due, and finishes the sign-in with it. */
@Injectable()
export class SecondFactorSteps {
  constructor(
    private readonly desk: FactorDesk,
    private readonly tickets: SignInTickets,
    private readonly plane: UserPlane,
  ) {}

  /** The first step: what is asked for, or an app to add where there is nothing to ask for. */
  async begin(asked: SignInRequest, due: SecondFactorRequired): Promise<SecondFactorFlow> {
    const { ticket } = due;
    if (due.canEnrol) return this.#enrol(asked, ticket);
    const choices = choicesOf(due.factors);
    const [chosen = null] = choices;
    const { hasRecoveryCodes } = due;
    return { step: 'factor', ticket, choices, chosen, challengeId: null, hasRecoveryCodes };
  }

  /** Takes one step. */
  async take(
    asked: SignInRequest,
    flow: SecondFactorFlow,
    form: TypedForm,
  ): Promise<SecondStepResult> {
    const holder = await this.#holder(asked, flow.ticket);
    if (flow.step === 'enrol') return this.#verify(holder, flow.factorId, form);
    const { action = '' } = form;
    if (action === 'recovery') return { flow: { ...flow, chosen: null, challengeId: null } };
    const other = flow.choices.find(({ id }) => action === `use:${id}`);
    if (other) return { flow: await this.#choose(asked, holder, flow, other) };
    if (!flow.chosen) return this.#recover(holder, form);
    return this.#verify(holder, flow.chosen.id, form, flow.challengeId);
  }

  async #choose(
    { request }: SignInRequest,
    holder: FactorHolder,
    flow: Extract<SecondFactorFlow, { step: 'factor' }>,
    chosen: Choice,
  ): Promise<SecondFactorFlow> {
    const from = { requestId: request.id, ip: request.ip };
    const { challenge } = await this.desk.challenge(holder, chosen.id, from);
    return { ...flow, chosen, challengeId: challenge?.id ?? null };
  }

  async #enrol(asked: SignInRequest, ticket: string): Promise<SecondFactorFlow> {
    const { request } = asked;
    const holder = await this.#holder(asked, ticket);
    const from = { requestId: request.id, ip: request.ip };
    const { factor, totp } = await this.desk.add(this.plane, holder, { type: 'totp' }, from);
    if (!totp) throw FactorErrors.type_off();
    const { secret, uri, qrSvg } = totp;
    return { step: 'enrol', ticket, factorId: factor.id, secret, uri, qrSvg };
  }

  async #verify(
    holder: FactorHolder,
    id: string,
    { code: typed = '' }: TypedForm,
    challengeId: string | null = null,
  ): Promise<SecondStepResult> {
    const code = typed.replaceAll(/[\s-]/g, '');
    if (!/^[0-9]{4,10}$/.test(code))
      throw new SignInProblem('code', 'Enter the digits of the code.');
    const proof = { code, ...(challengeId !== null && { challenge_id: challengeId }) };
    const { session } = await this.desk.verify(this.plane, holder, id, proof);
    return { sessionId: session.session_id };
  }

  async #recover(holder: FactorHolder, { code = '' }: TypedForm): Promise<SecondStepResult> {
    if (code.trim() === '') throw new SignInProblem('code', 'Enter one of your recovery codes.');
    const { session } = await this.desk.recover(this.plane, holder, code.trim().slice(0, 64));
    return { sessionId: session.session_id };
  }

  async #holder({ tenant }: SignInRequest, token: string): Promise<FactorHolder> {
    const ticket = await this.tickets.find(token, 'user');
    if (ticket.tenant !== tenant) throw FactorErrors.ticket_over();
    return { owner: userOwner({ id: ticket.ownerId, tenant }), ticket, session: null };
  }
}
