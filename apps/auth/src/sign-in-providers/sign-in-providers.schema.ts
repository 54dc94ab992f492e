import { listQuery } from '@skydeck/envelope';
import { z } from 'zod';
import { presetOf, PROVIDER_KINDS } from './presets/presets.js';
import { RedirectUrl } from './redirect-url.js';
import type { SignInProviderEntity } from './sign-in-provider.entity.js';

const Name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}*$/u, 'A name has no control characters.')
  .describe('Name on the button; that of the kind when not given.');

const fields = {
  name: Name,
  issuer: z
    .url({ protocol: /^https?$/ })
    .max(512)
    .nullable()
    .describe('Issuer of OpenID Connect; needed for `oidc`, and for your own GitLab or directory.'),
  client_id: z.string().trim().min(1).max(255).describe('What the provider calls your product.'),
  client_secret: z
    .string()
    .min(1)
    .max(4096)
    .nullable()
    .describe("The secret of the client, or Apple's private key (`.p8`). It is never shown again."),
  team_id: z
    .string()
    .regex(/^\w{1,32}$/)
    .describe('Apple: identifier of your team.'),
  key_id: z
    .string()
    .regex(/^\w{1,32}$/)
    .describe('Apple: identifier of the private key.'),
  scopes: z
    .array(z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e]{1,128}$/, 'This is no scope.'))
    .max(20)
    .describe('Scopes to ask for beside the usual ones.'),
  redirect_urls: z
    .array(RedirectUrl)
    .min(1)
    .max(20)
    .describe('Addresses that users may return to, each exactly as it will be asked for.'),
  audiences: z
    .array(z.string().min(1).max(255))
    .max(20)
    .describe('Client identifiers of your native apps, whose ID tokens are taken too.'),
  is_enabled: z.boolean().describe('Whether users can sign in with it.'),
  trusts_email: z
    .boolean()
    .describe('Whether an address counts as verified when the provider says so.'),
};

export const CreateSignInProvider = z
  .strictObject({ kind: z.enum(PROVIDER_KINDS).describe('Which provider it is.'), ...fields })
  .partial()
  .required({ kind: true, client_id: true, redirect_urls: true })
  .meta({ id: 'CreateSignInProvider' });
export type CreateSignInProvider = z.output<typeof CreateSignInProvider>;

export const UpdateSignInProvider = z
  .strictObject(fields)
  .partial()
  .meta({ id: 'UpdateSignInProvider' });
export type UpdateSignInProvider = z.output<typeof UpdateSignInProvider>;

/** Which providers to list. */
export const ListSignInProviders = listQuery('sign-in providers', {
  filters: {
    kind: z.enum(PROVIDER_KINDS).describe('Only providers of this kind.'),
    is_enabled: z.enum(['true', 'false']).describe('Only those that are switched on, or off.'),
  },
});
export type ListSignInProviders = z.output<typeof ListSignInProviders.schema>;

export const SignInProvider = z
  .object({
    id: z.string().describe('`sip_…`'),
    kind: z.enum(PROVIDER_KINDS).describe('Which provider it is.'),
    name: z.string().describe('Name on the button.'),
    issuer: z.string().describe('Who vouches for its users.'),
    client_id: z.string().describe('What the provider calls your product.'),
    has_client_secret: z.boolean().describe('Whether a secret is kept.'),
    team_id: z.string().nullable().describe('Apple: identifier of your team.'),
    key_id: z.string().nullable().describe('Apple: identifier of the private key.'),
    scopes: z.array(z.string()).describe('Everything that is asked for.'),
    redirect_urls: z.array(z.string()).describe('Addresses that users may return to.'),
    audiences: z.array(z.string()).describe('Client identifiers of your native apps.'),
    is_enabled: z.boolean().describe('Whether users can sign in with it.'),
    trusts_email: z.boolean().describe('Whether its word counts for verified addresses.'),
    callback_url: z.string().describe('Enter it at the provider as redirect URI.'),
    created_at: z.iso.datetime().describe('When it was added.'),
    updated_at: z.iso.datetime().describe('When it was last changed.'),
  })
  .meta({ id: 'SignInProvider' });
export type SignInProvider = z.output<typeof SignInProvider>;

export const SignInProviderTest = z
  .object({
    is_reachable: z.boolean().describe('Whether it answers as a provider does.'),
    credentials: z
      .enum(['accepted', 'refused', 'unknown', 'none'])
      .describe('Whether it takes the client and its secret; `none` for a client without one.'),
    problem: z.string().nullable().describe('What was not right; null if nothing.'),
  })
  .meta({ id: 'SignInProviderTest' });
export type SignInProviderTest = z.output<typeof SignInProviderTest>;

/** A provider as its project sees it; the secret stays here. */
export function toSignInProvider(
  provider: SignInProviderEntity,
  callbackUrl: string,
): SignInProvider {
  const { issuer, scopes } = presetOf(provider.kind);
  const { options } = provider;
  return {
    id: provider.id,
    kind: provider.kind,
    name: provider.name,
    issuer: provider.issuer ?? issuer,
    client_id: provider.clientId,
    has_client_secret: provider.sealedSecret !== null,
    team_id: options.team_id ?? null,
    key_id: options.key_id ?? null,
    scopes: [...new Set([...scopes, ...(options.scopes ?? [])])],
    redirect_urls: provider.redirectUrls,
    audiences: provider.audiences,
    is_enabled: provider.isEnabled,
    trusts_email: provider.trustsEmail,
    callback_url: callbackUrl,
    created_at: provider.createdAt.toISOString(),
    updated_at: provider.updatedAt.toISOString(),
  };
}
