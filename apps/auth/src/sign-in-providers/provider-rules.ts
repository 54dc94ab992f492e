import { CommonErrors } from '@skydeck/errors';
import type { ProviderKind } from './presets/presets.js';
import type { ProviderHttp } from './provider-http.js';
import type { UpdateSignInProvider } from './sign-in-providers.schema.js';
import { isAppleKey } from './upstream/apple-client-secret.js';

/** Kinds whose issuer differs from customer to customer. */
const WITH_ISSUER = new Set<ProviderKind>(['oidc', 'gitlab', 'microsoft']);

/** What a provider would be after a change. */
interface Wanted extends Pick<UpdateSignInProvider, 'client_secret'> {
  readonly kind: ProviderKind;
  readonly issuer: string | null;
  readonly hasSecret: boolean;
  readonly teamId: string | undefined;
  readonly keyId: string | undefined;
}

/** Checks what the schema of one field cannot. @throws 422 */
export function checkProvider(wanted: Wanted, http: ProviderHttp): void {
  const { kind, issuer, client_secret: secret } = wanted;
  if (kind === 'oidc' && issuer === null)
    refuse('issuer', 'A provider of this kind has an issuer.');
  if (issuer !== null) {
    if (!WITH_ISSUER.has(kind)) refuse('issuer', 'The issuer of this kind is fixed.');
    const url = new URL(issuer);
    const isRight = url.search === '' && url.hash === '' && url.username === '';
    if (!isRight) refuse('issuer', 'An issuer has neither query nor fragment.');
    if (url.protocol !== 'https:' && !http.mayBePlain(url)) {
      refuse('issuer', 'An issuer begins with `https://`.');
    }
  }
  if (kind === 'apple') {
    if (!wanted.teamId) refuse('team_id', 'Apple needs the identifier of your team.');
    if (!wanted.keyId) refuse('key_id', 'Apple needs the identifier of the key.');
    if (secret && !isAppleKey(secret)) {
      refuse('client_secret', 'This is no private key of the curve P-256 in PEM.');
    }
  }
  if (kind !== 'oidc' && !wanted.hasSecret) refuse('client_secret', 'This kind needs a secret.');
}

function refuse(field: string, message: string): never {
  const location = `body.${field}`;
  throw CommonErrors.validation_failed({
    detail: `${location}: ${message}`,
    issues: [{ location, code: 'invalid', message }],
  });
}
