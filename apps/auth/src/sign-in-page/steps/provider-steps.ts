import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { IdentitySignIns } from '../../identities/identity-sign-ins.js';
import { challengeOf } from '../../magic-links/magic-link-tokens.js';
import { ProviderSignIns } from '../../sign-in-providers/flows/provider-sign-ins.service.js';
import { SignInProvidersService } from '../../sign-in-providers/sign-in-providers.service.js';
import { PageAddresses } from '../page-addresses.js';
import type { SignInFlow } from '../sign-in-flow.js';
import type { SignInRequest } from '../sign-in-interactions.js';
import { SignInProblem } from '../sign-in-problem.js';
import { ProvenSteps } from './proven-steps.js';
import type { StepResult } from './typed-form.js';

const VERIFIER_BYTES = 32;
const MOST_BUTTONS = 12;

/** Signs in with an outside provider of the project. */
@Injectable()
export class ProviderSteps {
  constructor(
    private readonly providers: SignInProvidersService,
    private readonly signIns: ProviderSignIns,
    private readonly identities: IdentitySignIns,
    private readonly addresses: PageAddresses,
    private readonly proven: ProvenSteps,
  ) {}

  /** The providers that the page has buttons for. */
  async offered(tenant: Tenant): Promise<{ id: string; name: string }[]> {
    const enabled = await this.providers.enabled(tenant);
    return enabled.slice(0, MOST_BUTTONS).map(({ id, name }) => ({ id, name }));
  }

  /** Sends somebody to a provider. */
  async begin(asked: SignInRequest, id: string): Promise<{ flow: SignInFlow; url: string }> {
    const provider = await this.providers.get(asked.tenant, id);
    const verifier = randomBytes(VERIFIER_BYTES).toString('base64url');
    const wanted = {
      redirect_url: this.addresses.returnOf(asked),
      code_challenge: challengeOf(verifier),
    };
    const { url } = await this.signIns.start(provider, wanted, null);
    return { flow: { step: 'provider', verifier }, url: url.href };
  }

  /** Takes somebody back from a provider. */
  async comeBack(
    asked: SignInRequest,
    flow: SignInFlow,
    { code = '', error }: { code?: string | undefined; error?: string | undefined },
  ): Promise<StepResult> {
    if (error === 'access_denied') throw new SignInProblem('contact', 'provider_canceled');
    if (error !== undefined || flow.step !== 'provider') {
      throw new SignInProblem('contact', 'provider_failed');
    }
    const profile = await this.signIns.exchange({ code, code_verifier: flow.verifier }, null);
    if (profile.tenant !== asked.tenant) throw new SignInProblem('contact', 'provider_failed');
    return this.proven.goOn(asked, await this.identities.signIn(profile));
  }
}
