import { Injectable } from '@nestjs/common';
import { OidcAccessTokens } from '../oidc-provider/tokens/oidc-access-tokens.js';
import { FormProof } from './form-proof.js';
import type { SignInRequest } from './sign-in-interactions.js';

/** The addresses below the page of a sign-in. */
@Injectable()
export class PageAddresses {
  constructor(
    private readonly tokens: OidcAccessTokens,
    private readonly proofs: FormProof,
  ) {}

  /** The page itself. */
  pageOf(asked: SignInRequest): string {
    return new URL(this.#urlOf(asked)).pathname;
  }

  /** Where a button to a provider leads; the proof shows that it was on the page. */
  providerOf(asked: SignInRequest, id: string): string {
    const proof = this.proofs.of(asked.interaction.uid);
    return `${this.pageOf(asked)}/provider/${id}?proof=${proof}`;
  }

  /** Where somebody comes back to from a provider. */
  returnOf(asked: SignInRequest): string {
    return `${this.#urlOf(asked)}/return`;
  }

  /** Where somebody comes back to from a mail. */
  linkOf(asked: SignInRequest): string {
    return `${this.#urlOf(asked)}/link`;
  }

  #urlOf({ tenant, interaction }: SignInRequest): string {
    return `${this.tokens.issuerOf(tenant)}/sign-in/${interaction.uid}`;
  }
}
