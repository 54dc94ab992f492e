import { usageError } from '../../../failures/cli-error.js';
import type { CommandInput } from '../../../program/command-input.js';

const GRANTS = [
  'authorization_code',
  'refresh_token',
  'urn:ietf:params:oauth:grant-type:device_code',
] as const;
type Grant = (typeof GRANTS)[number];

const isGrant = (text: string): text is Grant => GRANTS.some((grant) => grant === text);

/** What of a client was named, in the fields of the API. */
export function changesOf(input: CommandInput) {
  const name = input.text('name');
  const logo = input.text('logoUrl');
  const redirects = input.list('redirectUri');
  const afterSignOut = input.list('postLogoutRedirectUri');
  const scopes = input.list('scope');
  const grants = input.list('grantType');
  const unknown = grants.find((grant) => !isGrant(grant));
  if (unknown !== undefined) throw usageError(`There is no grant type ${unknown}.`);
  return {
    ...(name !== undefined && { name }),
    ...(logo !== undefined && { logo_url: logo }),
    ...(redirects.length > 0 && { redirect_uris: [...redirects] }),
    ...(afterSignOut.length > 0 && { post_logout_redirect_uris: [...afterSignOut] }),
    ...(scopes.length > 0 && { scopes: [...scopes] }),
    ...(grants.length > 0 && { grant_types: grants.filter(isGrant) }),
  };
}
