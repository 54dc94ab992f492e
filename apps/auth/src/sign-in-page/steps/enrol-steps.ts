import { Injectable } from '@nestjs/common';
import type { Completed } from '../../factors/engine/factor-completion.js';
import { FactorDesk } from '../../factors/engine/factor-desk.js';
import type { FactorHolder } from '../../factors/engine/factor-holder.js';
import { PasskeyDesk } from '../../factors/engine/passkey-desk.js';
import { FactorErrors } from '../../factors/factors.errors.js';
import { UserPlane } from '../../factors/users/user-plane.js';
import { AuthSettingsCache } from '../../settings/auth-settings.cache.js';
import { PasskeyParty } from '../passkey-party.js';
import type { EnrolFlow, EnrolPasskeyFlow } from '../second-factor-flow.js';
import type { SignInRequest } from '../sign-in-interactions.js';
import { SignInProblem } from '../sign-in-problem.js';
import { createdCredential } from './typed-fields.js';
import type { Begun, StepResult, TypedForm } from './typed-form.js';

type Flow = EnrolFlow | EnrolPasskeyFlow;

/** Adds a first factor where the project wants everybody to have one. */
@Injectable()
export class EnrolSteps {
  constructor(
    private readonly desk: FactorDesk,
    private readonly passkeyDesk: PasskeyDesk,
    private readonly plane: UserPlane,
    private readonly settings: AuthSettingsCache,
    private readonly passkeys: PasskeyParty,
  ) {}

  /** Whether passkeys of the project can be used here. */
  hasPasskeys({ tenant }: SignInRequest): Promise<boolean> {
    return this.passkeys.areUsable(tenant);
  }

  /** An app, which needs no script; a passkey where apps are not taken. */
  async begin(asked: SignInRequest, holder: FactorHolder, ticket: string): Promise<Flow> {
    const { two_factor: rules } = await this.settings.of(asked.tenant);
    const hasApps = rules.factor_types.includes('totp');
    const hasPasskeys = rules.factor_types.includes('passkey') && (await this.hasPasskeys(asked));
    if (hasApps) return this.#app(asked, holder, { ticket, hasOther: hasPasskeys });
    if (hasPasskeys) return this.#passkey(holder, { ticket, hasOther: false });
    throw FactorErrors.type_off();
  }

  async take(
    asked: SignInRequest,
    holder: FactorHolder,
    flow: Flow,
    form: TypedForm,
  ): Promise<StepResult> {
    const { ticket, hasOther } = flow;
    const { action } = form;
    if (hasOther && action === 'enrol-app') {
      return { flow: await this.#app(asked, holder, { ticket, hasOther }) };
    }
    if (hasOther && action === 'enrol-passkey') {
      return { flow: await this.#passkey(holder, { ticket, hasOther }) };
    }
    if (flow.step === 'enrol') return this.verify(holder, flow.factorId, form);
    const made = { challenge_id: flow.challengeId, credential: createdCredential(form) };
    return begunOf(await this.passkeyDesk.register(this.plane, holder, made));
  }

  /** Takes the code of a factor. */
  async verify(
    holder: FactorHolder,
    id: string,
    { code: typed = '' }: TypedForm,
    challengeId: string | null = null,
  ): Promise<Begun> {
    const code = typed.replaceAll(/[\s-]/g, '');
    if (!/^[0-9]{4,10}$/.test(code)) throw new SignInProblem('code', 'digits');
    const proof = { code, ...(challengeId !== null && { challenge_id: challengeId }) };
    return begunOf(await this.desk.verify(this.plane, holder, id, proof));
  }

  async #app(
    { request }: SignInRequest,
    holder: FactorHolder,
    rest: Pick<Flow, 'ticket' | 'hasOther'>,
  ): Promise<EnrolFlow> {
    const from = { requestId: request.id, ip: request.ip };
    const { factor, totp } = await this.desk.add(this.plane, holder, { type: 'totp' }, from);
    if (!totp) throw FactorErrors.type_off();
    const { secret, uri, qrSvg } = totp;
    return { step: 'enrol', factorId: factor.id, secret, uri, qrSvg, ...rest };
  }

  async #passkey(
    holder: FactorHolder,
    rest: Pick<Flow, 'ticket' | 'hasOther'>,
  ): Promise<EnrolPasskeyFlow> {
    const { id: challengeId, options } = await this.passkeyDesk.ask(this.plane, holder);
    return { step: 'enrol-passkey', challengeId, options, ...rest };
  }
}

/** What a proof has led to, for the page. */
export const begunOf = ({ session, deviceToken }: Completed): Begun => ({
  sessionId: session.session_id,
  deviceToken,
});
