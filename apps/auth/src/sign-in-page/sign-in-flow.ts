import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import type { ProblemName } from '../hosted-pages/texts/en.js';
import { OidcArtifacts } from '../oidc-provider/artifacts/oidc-artifacts.js';
import type { Destination } from '../otp/destination.js';
import type { SecondFactorFlow } from './second-factor-flow.js';

const MODEL = 'SignInFlow';
const LIFE_S = 3600;

/** How far somebody has come with signing in. Nothing of it is in the browser. */
export type SignInFlow =
  | IdentifyFlow
  | { readonly step: 'prove'; readonly contact: Destination }
  | { readonly step: 'code'; readonly contact: Destination; readonly otpId: string }
  | { readonly step: 'sign-up'; readonly contact?: Destination | undefined }
  | { readonly step: 'sign-up-code'; readonly contact: Destination; readonly signUpId: string }
  | { readonly step: 'reset'; readonly contact: Destination }
  | { readonly step: 'passkey'; readonly challengeId: string; readonly options: object }
  | { readonly step: 'link'; readonly contact: Destination; readonly verifier: string }
  | { readonly step: 'provider'; readonly verifier: string }
  | SecondFactorFlow;

interface IdentifyFlow {
  readonly step: 'identify';
  readonly isOther?: true;
  /** What went wrong elsewhere, such as at an outside provider. */
  readonly problem?: ProblemName;
}

export const FIRST: SignInFlow = { step: 'identify' };

/** Whose sign-in it is: the interaction of the provider. */
export interface FlowName {
  readonly tenant: Tenant;
  readonly uid: string;
}

/** Keeps how far sign-ins have come, sealed, until they end. */
@Injectable()
export class SignInFlows {
  constructor(private readonly artifacts: OidcArtifacts) {}

  /** Where a sign-in stands; at the beginning when nothing is known. */
  async get({ tenant, uid }: FlowName): Promise<SignInFlow> {
    const kept = await this.artifacts.find({ tenant, model: MODEL, id: uid });
    return (kept as { flow?: SignInFlow } | undefined)?.flow ?? FIRST;
  }

  async set({ tenant, uid }: FlowName, flow: SignInFlow): Promise<void> {
    await this.artifacts.save({ tenant, model: MODEL, id: uid }, { flow }, LIFE_S);
  }

  async end({ tenant, uid }: FlowName): Promise<void> {
    await this.artifacts.remove({ tenant, model: MODEL, id: uid });
  }
}
