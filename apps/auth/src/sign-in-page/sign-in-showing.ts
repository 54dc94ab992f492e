import { Injectable } from '@nestjs/common';
import type { OwnTexts } from '../hosted-pages/sign-in-page-texts.js';
import type { PageTexts } from '../hosted-pages/texts/en.js';
import { AuthSettingsCache } from '../settings/auth-settings.cache.js';
import { FormProof } from './form-proof.js';
import { type PageAnswer, textOf, wantedIn } from './page-answer.js';
import { PageAddresses } from './page-addresses.js';
import { PasskeyParty } from './passkey-party.js';
import { PASSKEY_SCRIPT } from './passkey-script.js';
import type { SignInFlow } from './sign-in-flow.js';
import type { SignInRequest } from './sign-in-interactions.js';
import { SignInProblem } from './sign-in-problem.js';
import { ProviderSteps } from './steps/provider-steps.js';
import type { TypedForm } from './steps/typed-form.js';
import { viewOf } from './views/sign-in-views.js';
import type { View, ViewOf } from './views/view.js';

/** Shows the page, with what the project offers on it. */
@Injectable()
export class SignInShowing {
  constructor(
    private readonly proofs: FormProof,
    private readonly addresses: PageAddresses,
    private readonly party: PasskeyParty,
    private readonly providers: ProviderSteps,
    private readonly settings: AuthSettingsCache,
  ) {}

  /** The page of a step. */
  async step(
    asked: SignInRequest,
    flow: SignInFlow,
    problem: SignInProblem | null = problemIn(flow),
    typed: TypedForm = {},
  ): Promise<PageAnswer> {
    const write = (of: ViewOf) => viewOf(flow, { ...of, problem, typed });
    return this.page(asked, write, problem ? 422 : 200);
  }

  /** Any page of a sign-in. */
  async page(asked: SignInRequest, write: (of: ViewOf) => View, status = 200): Promise<PageAnswer> {
    const target = URL.parse(textOf(asked, 'redirect_uri'));
    const formTargets = target ? [target.origin] : [];
    const shown = await this.#shown(asked);
    return {
      kind: 'page',
      status,
      wanted: wantedIn(asked),
      write: (t: PageTexts, own: OwnTexts) => ({
        ...write({ ...shown, t, own }),
        formTargets,
        script: PASSKEY_SCRIPT,
      }),
    };
  }

  async #shown(asked: SignInRequest): Promise<Omit<ViewOf, 't' | 'own'>> {
    const { tenant, client, interaction } = asked;
    const { sign_in_page: offered, otp } = await this.settings.of(tenant);
    const providers = await this.providers.offered(tenant);
    return {
      app: client.clientName ?? client.clientId,
      proof: this.proofs.of(interaction.uid),
      problem: null,
      typed: {},
      isPasswordOffered: offered.is_password_offered,
      isCodeOffered: offered.is_code_offered,
      isLinkOffered: offered.is_link_offered,
      isPasskeyOffered: offered.is_passkey_offered && (await this.party.areUsable(tenant)),
      providers: providers.map(({ id, name }) => ({
        name,
        path: this.addresses.providerOf(asked, id),
      })),
      codeDigits: otp.code_length,
    };
  }
}

function problemIn(flow: SignInFlow): SignInProblem | null {
  if (flow.step !== 'identify' || !flow.problem) return null;
  return new SignInProblem('contact', flow.problem);
}
