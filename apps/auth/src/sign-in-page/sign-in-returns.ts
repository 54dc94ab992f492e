import { Injectable } from '@nestjs/common';
import { DeviceCookies } from './device-cookies.js';
import { FormProof } from './form-proof.js';
import {
  movingOn,
  nameOf,
  over,
  type PageAnswer,
  type PageRequest,
  redirect,
} from './page-answer.js';
import { type SignInFlow, SignInFlows } from './sign-in-flow.js';
import { SignInInteractions, type SignInRequest } from './sign-in-interactions.js';
import { SignInPages } from './sign-in-pages.js';
import { problemOf } from './sign-in-problem.js';
import { LinkSteps } from './steps/link-steps.js';
import { ProviderSteps } from './steps/provider-steps.js';
import type { StepResult } from './steps/typed-form.js';

type Query = Readonly<Record<string, string | undefined>>;

/** Where a sign-in leaves the page, and comes back to it: by providers, and by links in mails. */
@Injectable()
export class SignInReturns {
  constructor(
    private readonly interactions: SignInInteractions,
    private readonly flows: SignInFlows,
    private readonly pages: SignInPages,
    private readonly providers: ProviderSteps,
    private readonly links: LinkSteps,
    private readonly proofs: FormProof,
    private readonly devices: DeviceCookies,
  ) {}

  /** Sends somebody who has pressed the button of a provider there. */
  async leave(page: PageRequest, id: string, { proof }: Query): Promise<PageAnswer> {
    const asked = await this.#find(page);
    // Other sites may link here, but cannot know the proof.
    if (!asked || !this.proofs.isOf(page.uid, proof)) return over(page.request);
    return this.#orProblem(asked, async () => {
      const { flow, url } = await this.providers.begin(asked, id);
      await this.flows.set(nameOf(asked), flow);
      return redirect(url);
    });
  }

  /** Takes somebody back from a provider. */
  async fromProvider(page: PageRequest, { code, error }: Query): Promise<PageAnswer> {
    return this.#back(page, (asked, flow) => this.providers.comeBack(asked, flow, { code, error }));
  }

  /** Takes somebody back from the page of a link, in the browser that has asked for it. */
  async fromLink(page: PageRequest, { code = '' }: Query): Promise<PageAnswer> {
    return this.#back(page, (asked, flow) => this.links.comeBack(asked, flow, code));
  }

  async #back(
    page: PageRequest,
    step: (asked: SignInRequest, flow: SignInFlow) => Promise<StepResult>,
  ): Promise<PageAnswer> {
    const asked = await this.#find(page);
    if (!asked) return over(page.request);
    this.devices.show(asked.tenant, asked.request);
    return this.#orProblem(asked, async () => {
      const result = await step(asked, await this.flows.get(nameOf(asked)));
      const answer = await this.pages.goOn(asked, result);
      return answer.kind === 'redirect' ? movingOn(asked, answer.to) : answer;
    });
  }

  /** Begins again, and says what went wrong. */
  async #orProblem(asked: SignInRequest, go: () => Promise<PageAnswer>): Promise<PageAnswer> {
    try {
      return await go();
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      const flow = { step: 'identify', problem: problem.text } as const;
      return this.pages.goOn(asked, { flow });
    }
  }

  #find({ tenant, uid, request, reply }: PageRequest): Promise<SignInRequest | null> {
    return this.interactions.find(tenant, uid, request, reply);
  }
}
