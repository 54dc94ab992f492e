import { Injectable } from '@nestjs/common';
import { FactorDesk } from '../../factors/engine/factor-desk.js';
import type { FactorHolder } from '../../factors/engine/factor-holder.js';
import { userOwner } from '../../factors/factor-owner.js';
import { FactorErrors } from '../../factors/factors.errors.js';
import type { SecondFactorRequired } from '../../factors/policy/sign-in-gate.js';
import { SignInTickets } from '../../factors/policy/sign-in-tickets.js';
import { UserPlane } from '../../factors/users/user-plane.js';
import {
  type Choice,
  choicesOf,
  type FactorFlow,
  type SecondFactorFlow,
} from '../second-factor-flow.js';
import type { SignInRequest } from '../sign-in-interactions.js';
import { SignInProblem } from '../sign-in-problem.js';
import { begunOf, EnrolSteps } from './enrol-steps.js';
import { foundCredential } from './typed-fields.js';
import type { Begun, StepResult, TypedForm } from './typed-form.js';

/** Asks for a second factor where one is due, and finishes the sign-in with it. */
@Injectable()
export class SecondFactorSteps {
  constructor(
    private readonly desk: FactorDesk,
    private readonly tickets: SignInTickets,
    private readonly plane: UserPlane,
    private readonly enrolling: EnrolSteps,
  ) {}

  /** The first step: what is asked for, or one to add where there is nothing to ask for. */
  async begin(asked: SignInRequest, due: SecondFactorRequired): Promise<SecondFactorFlow> {
    const { ticket, hasRecoveryCodes } = due;
    const holder = await this.#holder(asked, ticket);
    if (due.canEnrol) return this.enrolling.begin(asked, holder, ticket);
    const hasPasskeys = await this.enrolling.hasPasskeys(asked);
    const choices = choicesOf(due.factors, hasPasskeys);
    const [chosen = null] = choices;
    const flow: FactorFlow = {
      step: 'factor',
      ticket,
      choices,
      chosen,
      challengeId: null,
      hasRecoveryCodes,
    };
    return chosen?.type === 'passkey' ? this.#choose(asked, holder, flow, chosen) : flow;
  }

  /** Takes one step. */
  async take(asked: SignInRequest, flow: SecondFactorFlow, form: TypedForm): Promise<StepResult> {
    const holder = await this.#holder(asked, flow.ticket);
    if (flow.step !== 'factor') return this.enrolling.take(asked, holder, flow, form);
    const { action = '' } = form;
    if (action === 'recovery') return { flow: { ...flow, chosen: null, challengeId: null } };
    const other = flow.choices.find(({ id }) => action === `use:${id}`);
    if (other) return { flow: await this.#choose(asked, holder, flow, other) };
    const { chosen } = flow;
    if (!chosen) return this.#recover(holder, form);
    if (chosen.type !== 'passkey') {
      return this.enrolling.verify(holder, chosen.id, form, flow.challengeId);
    }
    const proof = { challenge_id: flow.challengeId ?? '', credential: foundCredential(form) };
    return begunOf(await this.desk.verify(this.plane, holder, chosen.id, proof));
  }

  async #choose(
    { request }: SignInRequest,
    holder: FactorHolder,
    flow: FactorFlow,
    chosen: Choice,
  ): Promise<FactorFlow> {
    const from = { requestId: request.id, ip: request.ip };
    const { challenge } = await this.desk.challenge(holder, chosen.id, from);
    const options = challenge?.options ?? undefined;
    return { ...flow, chosen, challengeId: challenge?.id ?? null, options };
  }

  async #recover(holder: FactorHolder, { code = '' }: TypedForm): Promise<Begun> {
    if (code.trim() === '') throw new SignInProblem('code', 'no_recovery_code');
    return begunOf(await this.desk.recover(this.plane, holder, code.trim().slice(0, 64)));
  }

  async #holder({ tenant }: SignInRequest, token: string): Promise<FactorHolder> {
    const ticket = await this.tickets.find(token, 'user');
    if (ticket.tenant !== tenant) throw FactorErrors.ticket_over();
    return { owner: userOwner({ id: ticket.ownerId, tenant }), ticket, session: null };
  }
}
