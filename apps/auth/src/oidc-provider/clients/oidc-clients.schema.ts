import { ownerOf } from '@skydeck/auth-guard';
import { createdWithin, listQuery } from '@skydeck/envelope';
import { z } from 'zod';
import { Scope } from './client-scopes.js';
import { CLIENT_TYPES, GRANT_TYPES, type OidcClientEntity } from './oidc-client.entity.js';
import { RedirectUri } from './redirect-uri.js';

const MOST_OVERLAP_S = 7 * 86_400;
const DAY_S = 86_400;

const ClientName = z
  .string()
  .max(80)
  .regex(/^\P{Cc}*$/u, 'A name has no control characters.')
  .trim()
  .min(1)
  .describe('What users see when they sign in.');
const isOnce = (items: readonly string[]) => new Set(items).size === items.length;
const ONCE = 'Name each once.';

const fields = {
  name: ClientName,
  is_third_party: z
    .boolean()
    .describe('Whether others made it; users are asked what it may see then.'),
  redirect_uris: z
    .array(RedirectUri)
    .min(1)
    .max(20)
    .refine(isOnce, ONCE)
    .describe('Where users may be sent after signing in.'),
  post_logout_redirect_uris: z
    .array(RedirectUri)
    .max(20)
    .refine(isOnce, ONCE)
    .describe('Where users may be sent after signing out.'),
  scopes: z
    .array(Scope)
    .min(1)
    .max(50)
    .refine(isOnce, ONCE)
    .refine((scopes) => scopes.includes('openid'), 'The scope `openid` is needed.')
    .describe('What it may ask for.'),
  grant_types: z
    .array(z.enum(GRANT_TYPES))
    .min(1)
    .max(GRANT_TYPES.length)
    .refine(isOnce, ONCE)
    .refine((types) => types.includes('authorization_code'), '`authorization_code` is needed.')
    .describe('How it may get tokens.'),
  logo_url: z
    .url({ protocol: /^https$/, error: 'Write an address that begins with `https://`.' })
    .max(1024)
    .nullable()
    .describe('Its picture for users who are asked what it may see; null for none.'),
};

export const CreateOidcClient = z
  .strictObject({
    ...fields,
    type: z
      .enum(CLIENT_TYPES)
      .describe('`confidential` on a server, which can keep a secret; `public` elsewhere.'),
    is_third_party: fields.is_third_party.default(false),
    post_logout_redirect_uris: fields.post_logout_redirect_uris.default([]),
    scopes: fields.scopes.default(['openid', 'profile', 'email', 'phone', 'offline_access']),
    grant_types: fields.grant_types.default(['authorization_code', 'refresh_token']),
    logo_url: fields.logo_url.default(null),
  })
  .meta({ id: 'CreateOidcClient' });
export type CreateOidcClient = z.output<typeof CreateOidcClient>;

export const UpdateOidcClient = z.strictObject(fields).partial().meta({ id: 'UpdateOidcClient' });
export type UpdateOidcClient = z.output<typeof UpdateOidcClient>;

export const RotateClientSecret = z
  .strictObject({
    overlap_s: z
      .int()
      .min(0)
      .max(MOST_OVERLAP_S)
      .default(DAY_S)
      .describe('Seconds for which the secret before goes on working.'),
  })
  .meta({ id: 'RotateClientSecret' });
export type RotateClientSecret = z.output<typeof RotateClientSecret>;

/** Which clients to list. */
export const ListOidcClients = listQuery('oidc clients', {
  filters: {
    type: z.enum(CLIENT_TYPES).describe('Only clients of this type.'),
    ...createdWithin,
  },
  sort: ['created_at', 'name'],
});
export type ListOidcClients = z.output<typeof ListOidcClients.schema>;

export const OidcClient = z
  .object({
    id: z.string().describe('`ocl_…`, the `client_id` of OpenID Connect.'),
    mode: z.enum(['live', 'test']).describe('Whose users it signs in.'),
    type: z.enum(CLIENT_TYPES).describe('Whether it has a secret.'),
    ...fields,
    secret_last4: z.string().nullable().describe('How its secret ends; null without one.'),
    previous_secret_until: z.iso
      .datetime()
      .nullable()
      .describe('Until when the secret before the last rotation works.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it was last changed.'),
  })
  .meta({ id: 'OidcClient' });
export type OidcClient = z.output<typeof OidcClient>;

export const NewOidcClient = OidcClient.extend({
  client_secret: z.string().nullable().describe('Shown only now; null of a public client.'),
}).meta({ id: 'NewOidcClient' });
export type NewOidcClient = z.output<typeof NewOidcClient>;

/** A client whose secret was just made. */
export interface MadeClient {
  readonly client: OidcClientEntity;
  readonly secret: string | null;
}

export function toOidcClient(client: OidcClientEntity): OidcClient {
  return {
    id: client.id,
    mode: ownerOf(client.tenant).mode,
    type: client.type,
    name: client.name,
    is_third_party: client.isThirdParty,
    redirect_uris: client.redirectUris,
    post_logout_redirect_uris: client.postLogoutRedirectUris,
    scopes: client.scopes,
    grant_types: client.grantTypes,
    logo_url: client.logoUrl,
    secret_last4: client.secretLast4,
    previous_secret_until: client.previousSecretUntil?.toISOString() ?? null,
    created_at: client.createdAt.toISOString(),
    updated_at: client.updatedAt.toISOString(),
  };
}

export function toNewOidcClient({ client, secret }: MadeClient): NewOidcClient {
  return { ...toOidcClient(client), client_secret: secret };
}
