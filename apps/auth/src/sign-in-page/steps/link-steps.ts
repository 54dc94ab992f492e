import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { challengeOf } from '../../magic-links/magic-link-tokens.js';
import { MagicLinksService } from '../../magic-links/magic-links.service.js';
import type { Destination } from '../../otp/destination.js';
import { PageAddresses } from '../page-addresses.js';
import type { SignInFlow } from '../sign-in-flow.js';
import type { SignInRequest } from '../sign-in-interactions.js';
import { SignInProblem } from '../sign-in-problem.js';
import { ProvenSteps } from './proven-steps.js';
import type { StepResult } from './typed-form.js';

const VERIFIER_BYTES = 32;

/** Signs in with a link by mail, which leads back to the sign-in that it was asked for in. */
@Injectable()
export class LinkSteps {
  constructor(
    private readonly links: MagicLinksService,
    private readonly addresses: PageAddresses,
    private readonly proven: ProvenSteps,
  ) {}

  /** Sends a link; while it is pending, asking again sends a new one. */
  async send(asked: SignInRequest, contact: Destination, locale: string): Promise<StepResult> {
    const verifier = randomBytes(VERIFIER_BYTES).toString('base64url');
    const { tenant, request } = asked;
    const wanted = {
      email: contact.to,
      redirect_url: this.addresses.linkOf(asked),
      code_challenge: challengeOf(verifier),
      locale,
      client_ip: request.ip,
    };
    await this.links.request(tenant, wanted, request.id);
    return { flow: { step: 'link', contact, verifier } };
  }

  /** Takes somebody back from the mail. */
  async comeBack(asked: SignInRequest, flow: SignInFlow, code: string): Promise<StepResult> {
    if (flow.step !== 'link') throw new SignInProblem('contact', 'link_over');
    const answer = { code, code_verifier: flow.verifier };
    const { signedIn } = await this.links.exchange(asked.tenant, answer);
    return this.proven.goOn(asked, signedIn);
  }
}
