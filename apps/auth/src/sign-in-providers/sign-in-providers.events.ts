import type { AuditState } from '@skydeck/audit';
import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { SignInProviderEntity } from './sign-in-provider.entity.js';

const Provider = z.object({
  id: z.string().describe('`sip_…`'),
  kind: z.string().describe('Which provider it is, such as `google`.'),
  is_enabled: z.boolean().describe('Whether users can sign in with it.'),
});

/** What happens to the sign-in providers of a project. */
export const SignInProviderEvents = defineEvents('sign_in_provider', {
  created: { schema: Provider, description: 'A sign-in provider was added.' },
  updated: { schema: Provider, description: 'A sign-in provider was changed.' },
  deleted: { schema: Provider, description: 'A sign-in provider was removed.' },
});

/** What events show of a provider. */
export const toProviderData = ({ id, kind, isEnabled }: SignInProviderEntity) => ({
  id,
  kind,
  is_enabled: isEnabled,
});

/** What the audit log shows of a provider; never the secret. */
export function providerState(provider: SignInProviderEntity): AuditState {
  return {
    kind: provider.kind,
    name: provider.name,
    issuer: provider.issuer,
    client_id: provider.clientId,
    redirect_urls: provider.redirectUrls,
    audiences: provider.audiences,
    is_enabled: provider.isEnabled,
    trusts_email: provider.trustsEmail,
    version: provider.version,
  };
}
