import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { languageOf } from '../hosted-pages/texts/page-language.js';
import { OidcConsents } from '../oidc-provider/tokens/oidc-consents.js';
import { UserEntity } from '../users/user.entity.js';
import { DeviceCookies } from './device-cookies.js';
import { FormProof } from './form-proof.js';
import {
  nameOf,
  over,
  type PageAnswer,
  type PageRequest,
  redirect,
  textOf,
  wantedIn,
} from './page-answer.js';
import { PageAddresses } from './page-addresses.js';
import { readContact } from './sign-in-contact.js';
import { type SignInFlow, SignInFlows } from './sign-in-flow.js';
import { SignInInteractions, type SignInRequest } from './sign-in-interactions.js';
import { problemOf } from './sign-in-problem.js';
import { SignInShowing } from './sign-in-showing.js';
import { SignInSteps } from './steps/sign-in-steps.js';
import type { Begun, StepResult, TypedForm } from './steps/typed-form.js';
import { accountView, consentView } from './views/chooser-views.js';
import type { ShownUser } from './views/view.js';

/** Decides what the page shows and where it leads. */
@Injectable()
export class SignInPages {
  constructor(
    private readonly interactions: SignInInteractions,
    private readonly flows: SignInFlows,
    private readonly steps: SignInSteps,
    private readonly proofs: FormProof,
    private readonly devices: DeviceCookies,
    private readonly consents: OidcConsents,
    private readonly showing: SignInShowing,
    private readonly addresses: PageAddresses,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
  ) {}

  /** Answers a request to the page. */
  async answer({ tenant, uid, request, reply, form }: PageRequest): Promise<PageAnswer> {
    const asked = await this.interactions.find(tenant, uid, request, reply);
    if (!asked) return over(request);
    if (form && !this.proofs.isGood(request, uid, form['proof'])) return over(request);
    const { name } = asked.interaction.prompt;
    const user = await this.#userOf(asked);
    if (name === 'consent' && user) return this.#consent(asked, user, form);
    if (name === 'select_account' && user) return this.#choose(asked, user, form);
    return this.#signIn(asked, form);
  }

  /** Goes where a step has led. */
  async goOn(asked: SignInRequest, result: StepResult): Promise<PageAnswer> {
    if ('sessionId' in result) return redirect(await this.finish(asked, result));
    await this.flows.set(nameOf(asked), result.flow);
    // By a request of its own, so that going back and reloading send nothing again.
    return redirect(this.addresses.pageOf(asked));
  }

  /** Ends the sign-in with a session. @returns where the browser goes next */
  async finish(asked: SignInRequest, { sessionId, deviceToken }: Begun): Promise<string> {
    await this.flows.end(nameOf(asked));
    if (deviceToken) this.devices.keep(asked.tenant, asked.reply, deviceToken);
    return this.interactions.signedIn(asked, sessionId);
  }

  async #signIn(asked: SignInRequest, form: TypedForm | undefined): Promise<PageAnswer> {
    const flow = await this.#flowOf(asked);
    if (!form) return this.showing.step(asked, flow);
    this.devices.show(asked.tenant, asked.request);
    try {
      const language = languageOf(wantedIn(asked));
      return await this.goOn(asked, await this.steps.take(asked, flow, form, language));
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      return this.showing.step(asked, flow, problem, form);
    }
  }

  async #choose(
    asked: SignInRequest,
    user: ShownUser,
    form: TypedForm | undefined,
  ): Promise<PageAnswer> {
    const flow = await this.flows.get(nameOf(asked));
    if (form?.['action'] === 'continue') {
      return redirect(await this.interactions.finish(asked, { select_account: {} }));
    }
    if (form?.['action'] === 'other') {
      return this.goOn(asked, { flow: { step: 'identify', isOther: true } });
    }
    if (flow.step !== 'identify' || flow.isOther === true) return this.#signIn(asked, form);
    return this.showing.page(asked, (of) => accountView(of, user));
  }

  async #consent(
    asked: SignInRequest,
    user: ShownUser & { readonly id: string },
    form: TypedForm | undefined,
  ): Promise<PageAnswer> {
    const scopes = textOf(asked, 'scope').split(' ').filter(Boolean);
    if (form?.['action'] === 'refuse') return redirect(await this.interactions.refuse(asked));
    if (form?.['action'] === 'allow') {
      await this.consents.allow({ userId: user.id, clientId: asked.client.clientId }, scopes);
      return redirect(await this.interactions.finish(asked, { consent: {} }));
    }
    return this.showing.page(asked, (of) => consentView(of, user, scopes));
  }

  /** Where the sign-in stands; an app may have said who it expects. */
  async #flowOf(asked: SignInRequest): Promise<SignInFlow> {
    const flow = await this.flows.get(nameOf(asked));
    const hint = asked.interaction.params['login_hint'];
    if (flow.step !== 'identify' || typeof hint !== 'string') return flow;
    try {
      const contact = readContact(hint);
      return contact ? { step: 'prove', contact } : flow;
    } catch {
      return flow;
    }
  }

  async #userOf({ tenant, interaction }: SignInRequest) {
    const id = interaction.session?.accountId;
    const user = id === undefined ? null : await this.users.findOneBy({ tenant, id });
    if (!user) return null;
    const contact = user.email ?? user.phone ?? user.id;
    return { id: user.id, name: user.name ?? contact, contact };
  }
}
