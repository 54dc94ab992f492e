import type { AuditState } from '@skydeck/audit';
import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { ProviderEntity } from './provider.entity.js';

const Provider = z.object({
  id: z.string().describe('`mpr_…`'),
  kind: z.string().describe('What speaks with it, such as `smtp`.'),
  is_enabled: z.boolean().describe('Whether it is given messages.'),
});

/** What happens to the message providers of a project. */
export const ProviderEvents = defineEvents('message_provider', {
  created: { schema: Provider, description: 'A message provider was added.' },
  updated: { schema: Provider, description: 'A message provider was changed.' },
  deleted: { schema: Provider, description: 'A message provider was removed.' },
  failing: {
    schema: Provider.extend({ failure: z.string().describe('Code of the last reason.') }),
    description: 'A message provider failed too often: others are given its messages for a while.',
  },
  recovered: { schema: Provider, description: 'A message provider that was failing works again.' },
});

/** What events show of a provider. */
export const toProviderData = ({
  id,
  kind,
  isEnabled,
}: Pick<ProviderEntity, 'id' | 'kind' | 'isEnabled'>) => ({ id, kind, is_enabled: isEnabled });

/** What the audit log shows of a provider; never a secret. */
export function providerState(provider: ProviderEntity): AuditState {
  return {
    kind: provider.kind,
    name: provider.name,
    settings: provider.settings,
    channels: provider.channels,
    country_prefixes: provider.countryPrefixes,
    categories: provider.categories,
    priority: provider.priority,
    cost_micros: provider.costMicros,
    cost_currency: provider.costCurrency,
    is_enabled: provider.isEnabled,
    version: provider.version,
  };
}
