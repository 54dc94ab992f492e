import { randomInt } from 'node:crypto';
import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import { type Configuration, interactionPolicy, type JWKS } from 'oidc-provider';
import { PAGE_LANGUAGES } from '../hosted-pages/texts/page-language.js';
import { OWN_SCOPES } from './clients/client-scopes.js';
import { CLAIMS_OF_SCOPES } from './tokens/oidc-accounts.js';

const ACCESS_S = 900;
/** Up to 5 % less, so that clients that began together do not refresh together. */
const JITTER_S = 45;
const CODE_S = 60;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const IDLE_S = 30 * DAY_S;
const LONGEST_S = 180 * DAY_S;

/** What differs from project to project. */
export interface ProviderTraits {
  readonly tenant: Tenant;
  readonly issuer: string;
  /** Private keys, the one that signs first. */
  readonly jwks: JWKS;
  /** Scopes of the project's own API. */
  readonly scopes: readonly string[];
}

/** Settings of the library that are the same wherever it runs, for one project. */
export function configurationOf({ tenant, issuer, jwks, scopes }: ProviderTraits): Configuration {
  const { policy } = { policy: interactionPolicy.base() };
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    jwks,
    scopes: [...new Set([...Object.keys(OWN_SCOPES), ...scopes])],
    claims: CLAIMS_OF_SCOPES,
    discovery: { ui_locales_supported: PAGE_LANGUAGES },
    acrValues: ['aal1', 'aal2'],
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    extraClientMetadata: { properties: ['is_third_party'] },
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    conformIdTokenClaims: false,
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // Everything stands on the user's session, which is looked up each time.
    expiresWithSession: () => false,
    clientBasedCORS: (_ctx, origin, client) =>
      client.clientAuthMethod === 'none' &&
      (client.redirectUris ?? []).some((uri) => new URL(uri).origin === origin),
    routes: ROUTES,
    cookies: {
      names: cookieNames(tenant, issuer),
      long: { httpOnly: true, sameSite: 'lax', path: '/' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AccessToken: () => ACCESS_S - randomInt(JITTER_S + 1),
      AuthorizationCode: CODE_S,
      IdToken: HOUR_S,
      Interaction: HOUR_S,
      DeviceCode: 600,
      RefreshToken: IDLE_S,
      Session: IDLE_S,
      Grant: LONGEST_S,
    },
    interactions: {
      policy,
      url: (_ctx, { uid }) => `${new URL(issuer).pathname}/sign-in/${uid}`,
    },
  };
}

/** Paths below the issuer. */
const ROUTES = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  userinfo: '/oauth/userinfo',
  revocation: '/oauth/revoke',
  introspection: '/oauth/introspect',
  end_session: '/oauth/sign-out',
  pushed_authorization_request: '/oauth/par',
  device_authorization: '/oauth/device_authorization',
  code_verification: '/device',
  jwks: '/.well-known/jwks.json',
};

/** Whose cookies they are, as part of their names. */
export function cookieOwner(tenant: Tenant): string {
  const { project_id: project, mode } = ownerOf(tenant);
  return mode === 'test' ? `${project}_test` : project;
}

/**
 * Projects share a host, so each has cookies of its own. Browsers take `__Host-` cookies from
 * their own host only, and over TLS only; on a loopback address there is none.
 */
function cookieNames(tenant: Tenant, issuer: string) {
  const owner = cookieOwner(tenant);
  const prefix = (name: string) => (issuer.startsWith('https:') ? `__${name}-` : '');
  return {
    session: `${prefix('Host')}session_${owner}`,
    interaction: `${prefix('Secure')}sign_in_${owner}`,
    resume: `${prefix('Secure')}resume_${owner}`,
  };
}
