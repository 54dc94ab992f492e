import type { AuditState } from '@skydeck/audit';
import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { CLIENT_TYPES, type OidcClientEntity } from './oidc-client.entity.js';

const Client = z.object({
  id: z.string().describe('`ocl_…`'),
  name: z.string().describe('Name for people.'),
  type: z.enum(CLIENT_TYPES).describe('Whether it has a secret.'),
});

/** What happens to the OpenID clients of a project. Never holds a secret. */
export const OidcClientEvents = defineEvents('oidc_client', {
  created: { schema: Client, description: 'An OpenID client was made.' },
  updated: { schema: Client, description: 'An OpenID client was changed.' },
  secret_rotated: { schema: Client, description: 'An OpenID client got a new secret.' },
  deleted: { schema: Client, description: 'An OpenID client was deleted; its tokens ended.' },
});

/** What events show of a client. */
export const toClientData = ({ id, name, type }: OidcClientEntity) => ({ id, name, type });

/** What the audit log shows of a client. */
export function clientState(client: OidcClientEntity): AuditState {
  return {
    ...toClientData(client),
    is_third_party: client.isThirdParty,
    redirect_uris: client.redirectUris,
    post_logout_redirect_uris: client.postLogoutRedirectUris,
    scopes: client.scopes,
    grant_types: client.grantTypes,
    logo_url: client.logoUrl,
  };
}
