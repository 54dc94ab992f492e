/** Where a claim is found in what a provider tells, such as `data.id`. */
export type ClaimPath = string;

/** How the claims of a provider are called. */
export interface ClaimNames {
  /** Together they name one person for ever; most providers need one. */
  readonly subject: readonly ClaimPath[];
  readonly email?: ClaimPath;
  /** The claim that says that the address is verified. */
  readonly emailVerified?: ClaimPath;
  /** What that claim says then; `true`, also as a text, when not given. */
  readonly verifiedWords?: readonly unknown[];
  /** Whether the provider tells verified addresses only. */
  readonly isEmailAlwaysVerified?: boolean;
  readonly name?: ClaimPath;
  readonly picture?: ClaimPath;
}

/** Endpoints of a provider that has no discovery document, or one that does not fit. */
export interface Endpoints {
  readonly authorization: string;
  readonly token: string;
  readonly profile: string;
  /** Lists the addresses of a person, each with `email`, `primary` and `verified`. */
  readonly emails?: string;
}

/** A provider as its documents describe it. */
export interface Preset {
  readonly label: string;
  /** The documents of the vendor that this was checked against. */
  readonly documents: readonly string[];
  readonly issuer: string;
  /** Without them the provider speaks OpenID Connect and is discovered from its issuer. */
  readonly endpoints?: Endpoints;
  readonly scopes: readonly string[];
  readonly clientAuthentication: 'client_secret_basic' | 'client_secret_post';
  readonly hasPkce: boolean;
  /** How the answer comes back when not in the query of a redirect. */
  readonly responseMode?: 'form_post';
  readonly claims: ClaimNames;
}

/** The claims of OpenID Connect Core 1.0, section 5.1. */
export const STANDARD_CLAIMS: ClaimNames = {
  subject: ['sub'],
  email: 'email',
  emailVerified: 'email_verified',
  name: 'name',
  picture: 'picture',
};
