import type { AuditState } from '@skydeck/audit';
import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { PaymentProviderEntity } from './payment-provider.entity.js';

const Provider = z.object({
  id: z.string().describe('`ppr_…`'),
  kind: z.string().describe('What speaks with it, such as `stripe`.'),
  is_enabled: z.boolean().describe('Whether it is given payments.'),
});

/** What happens to the payment providers of a project. */
export const PaymentProviderEvents = defineEvents('payment_provider', {
  created: { schema: Provider, description: 'A payment provider was added.' },
  updated: { schema: Provider, description: 'A payment provider was changed.' },
  deleted: { schema: Provider, description: 'A payment provider was removed.' },
});

/** What events show of a provider. */
export const toProviderData = ({ id, kind, isEnabled }: PaymentProviderEntity) => ({
  id,
  kind,
  is_enabled: isEnabled,
});

/** What the audit log shows of a provider; never a secret. */
export function providerState(provider: PaymentProviderEntity): AuditState {
  return {
    kind: provider.kind,
    name: provider.name,
    settings: provider.settings,
    currencies: provider.currencies,
    priority: provider.priority,
    is_enabled: provider.isEnabled,
    version: provider.version,
  };
}
