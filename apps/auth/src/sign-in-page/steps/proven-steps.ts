import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../../users/user-sign-ins.js';
import type { SignInRequest } from '../sign-in-interactions.js';
import { SignInProblem } from '../sign-in-problem.js';
import { SecondFactorSteps } from './second-factor-steps.js';
import type { StepResult } from './typed-form.js';

/** Goes on once the first half is proven, by whatever. */
@Injectable()
export class ProvenSteps {
  constructor(private readonly seconds: SecondFactorSteps) {}

  /** The session, or the second half. A user who is banned is known but gets neither. */
  async goOn(asked: SignInRequest, { session, secondFactor }: SignedInUser): Promise<StepResult> {
    if (secondFactor) return { flow: await this.seconds.begin(asked, secondFactor) };
    if (!session) throw new SignInProblem('contact', 'banned');
    return { sessionId: session.session_id };
  }
}
