import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Tenant } from '@skydeck/auth-guard';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Repository } from 'typeorm';
import type { Page } from '../hosted-pages/page.js';
import { OidcConsents } from '../oidc-provider/tokens/oidc-consents.js';
import { AuthSettingsCache } from '../settings/auth-settings.cache.js';
import { UserEntity } from '../users/user.entity.js';
import { FormProof } from './form-proof.js';
import { readContact } from './sign-in-contact.js';
import { type SignInFlow, SignInFlows } from './sign-in-flow.js';
import { SignInInteractions, type SignInRequest } from './sign-in-interactions.js';
import { problemOf, SignInProblem } from './sign-in-problem.js';
import { SignInSteps, type TypedForm } from './sign-in-steps.js';
import {
  accountView,
  consentView,
  type ShownUser,
  type View,
  type ViewOf,
  viewOf,
} from './sign-in-views.js';

/** A request to the page. */
export interface PageRequest {
  readonly tenant: Tenant;
  readonly uid: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What was sent, if anything. */
  readonly form?: TypedForm | undefined;
}

export type PageAnswer =
  | { readonly kind: 'page'; readonly page: Page; readonly status: number }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'over'; readonly status: number };

const OVER: PageAnswer = { kind: 'over', status: 410 };

/** Decides what the page shows and where it leads. */
@Injectable()
export class SignInPages {
  constructor(
    private readonly interactions: SignInInteractions,
    private readonly flows: SignInFlows,
    private readonly steps: SignInSteps,
    private readonly proofs: FormProof,
    private readonly consents: OidcConsents,
    private readonly settings: AuthSettingsCache,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
  ) {}

  /** Answers a request to the page. */
  async answer({ tenant, uid, request, reply, form }: PageRequest): Promise<PageAnswer> {
    const asked = await this.interactions.find(tenant, uid, request, reply);
    if (!asked) return OVER;
    if (form && !this.proofs.isGood(request, uid, form['proof'])) return OVER;
    const { name } = asked.interaction.prompt;
    const user = await this.#userOf(asked);
    if (name === 'consent' && user) return this.#consent(asked, user, form);
    if (name === 'select_account' && user) return this.#choose(asked, user, form);
    return this.#signIn(asked, form);
  }

  async #signIn(asked: SignInRequest, form: TypedForm | undefined): Promise<PageAnswer> {
    const flow = await this.#flowOf(asked);
    if (!form) return this.#show(asked, flow);
    try {
      const result = await this.steps.take(asked, flow, form);
      if ('sessionId' in result) return await this.#finish(asked, result.sessionId);
      await this.flows.set(nameOf(asked), result.flow);
      return here(asked);
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      return this.#show(asked, flow, problem, form);
    }
  }

  async #finish(asked: SignInRequest, sessionId: string): Promise<PageAnswer> {
    await this.flows.end(nameOf(asked));
    return redirect(await this.interactions.signedIn(asked, sessionId));
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
      await this.flows.set(nameOf(asked), { step: 'identify', isOther: true });
      return here(asked);
    }
    if (flow.step !== 'identify' || flow.isOther === true) return this.#signIn(asked, form);
    return this.#page(asked, accountView(await this.#viewOf(asked), user));
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
    return this.#page(asked, consentView(await this.#viewOf(asked), user, scopes));
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

  async #show(
    asked: SignInRequest,
    flow: SignInFlow,
    problem: SignInProblem | null = null,
    typed: TypedForm = {},
  ): Promise<PageAnswer> {
    const view = viewOf(flow, { ...(await this.#viewOf(asked)), problem, typed });
    return this.#page(asked, view, problem ? 422 : 200);
  }

  #page(asked: SignInRequest, view: View, status = 200): PageAnswer {
    const target = URL.parse(textOf(asked, 'redirect_uri'));
    const formTargets = target ? [target.origin] : [];
    return { kind: 'page', status, page: { ...view, formTargets } };
  }

  async #viewOf({ tenant, client, interaction }: SignInRequest): Promise<ViewOf> {
    const { sign_in_page: offered, otp } = await this.settings.of(tenant);
    return {
      app: client.clientName ?? client.clientId,
      proof: this.proofs.of(interaction.uid),
      problem: null,
      typed: {},
      isPasswordOffered: offered.is_password_offered,
      isCodeOffered: offered.is_code_offered,
      codeDigits: otp.code_length,
    };
  }

  async #userOf({ tenant, interaction }: SignInRequest) {
    const id = interaction.session?.accountId;
    const user = id === undefined ? null : await this.users.findOneBy({ tenant, id });
    if (!user) return null;
    const contact = user.email ?? user.phone ?? user.id;
    return { id: user.id, name: user.name ?? contact, contact };
  }
}

const nameOf = ({ tenant, interaction: { uid } }: SignInRequest) => ({ tenant, uid });

/** A parameter of what the app has asked. */
function textOf({ interaction }: SignInRequest, name: string): string {
  const value = interaction.params[name];
  return typeof value === 'string' ? value : '';
}

const redirect = (to: string): PageAnswer => ({ kind: 'redirect', to });

/** Shows the next step by its own request, so that going back and reloading send nothing again. */
const here = ({ request }: SignInRequest): PageAnswer => redirect(request.url);
