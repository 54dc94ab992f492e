import { ownerOf } from '@skydeck/auth-guard';
import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { CurrencyCode } from '../money/money.schema.js';
import { METHOD_TYPES } from './driver/payment-method.schema.js';
import { kindOf, PAYMENT_PROVIDER_KINDS } from './kinds/provider-kinds.js';
import type { PaymentProviderEntity } from './payment-provider.entity.js';

const MOST_CURRENCIES = 200;

const fields = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^\P{Cc}*$/u, 'A name has no control characters.')
    .describe('Name of the provider.'),
  settings: z.record(z.string(), z.unknown()).describe('Settings of the kind.'),
  secrets: z
    .record(z.string(), z.unknown())
    .describe('Keys of the kind. They are never shown again.'),
  currencies: z
    .array(CurrencyCode)
    .max(MOST_CURRENCIES)
    .describe('Currencies that it is given; every currency when empty.'),
  priority: z.int().min(0).max(1000).describe('Of those that fit, the smallest goes first.'),
  is_enabled: z.boolean().describe('Whether it is given payments.'),
};

export const CreatePaymentProvider = z
  .strictObject({
    kind: z.enum(PAYMENT_PROVIDER_KINDS).describe('What speaks with it.'),
    ...fields,
  })
  .partial()
  .required({ kind: true })
  .meta({ id: 'CreatePaymentProvider' });
export type CreatePaymentProvider = z.output<typeof CreatePaymentProvider>;

export const UpdatePaymentProvider = z
  .strictObject({
    ...fields,
    settings: fields.settings.describe('Settings to change; those left out stay.'),
    secrets: fields.secrets.describe('Replaces all secrets. They are never shown again.'),
  })
  .partial()
  .meta({ id: 'UpdatePaymentProvider' });
export type UpdatePaymentProvider = z.output<typeof UpdatePaymentProvider>;

/** Which providers to list. */
export const ListPaymentProviders = listQuery('payment providers', {
  filters: {
    kind: z.enum(PAYMENT_PROVIDER_KINDS).describe('Only providers of this kind.'),
    is_enabled: z.enum(['true', 'false']).describe('Only those that are switched on, or off.'),
  },
});
export type ListPaymentProviders = z.output<typeof ListPaymentProviders.schema>;

export const PaymentProviderAnswer = z
  .object({
    id: z.string().describe('`ppr_…`'),
    mode: z.enum(['live', 'test']).describe('Mode of the project that it belongs to.'),
    kind: z.enum(PAYMENT_PROVIDER_KINDS).describe('What speaks with it.'),
    is_sandbox: z.boolean().describe('Whether no real money moves.'),
    name: z.string().describe('Name of the provider.'),
    settings: z.record(z.string(), z.unknown()).describe('Settings of the kind.'),
    has_secrets: z.boolean().describe('Whether keys are kept.'),
    webhook_url: z.string().describe('Where the provider posts its webhooks.'),
    methods: z.array(z.enum(METHOD_TYPES)).describe('What it takes money from and pays to.'),
    currencies: z.array(z.string()).describe('Currencies that it is given; empty for all.'),
    priority: z.int().describe('Of those that fit, the smallest goes first.'),
    is_enabled: z.boolean().describe('Whether it is given payments.'),
    created_at: z.iso.datetime().describe('When it was added.'),
    updated_at: z.iso.datetime().describe('When it was last changed.'),
  })
  .meta({ id: 'PaymentProvider' });
export type PaymentProviderAnswer = z.output<typeof PaymentProviderAnswer>;

export const PaymentProviderResponse = envelopeOf(PaymentProviderAnswer);
export const PaymentProviderListResponse = pageOf(PaymentProviderAnswer);

/** A provider as its project sees it; the secrets stay here. */
export function toPaymentProvider(
  provider: PaymentProviderEntity,
  webhookUrl: string,
): PaymentProviderAnswer {
  const { methods, isSandbox } = kindOf(provider.kind);
  return {
    id: provider.id,
    mode: ownerOf(provider.tenant).mode,
    kind: provider.kind,
    is_sandbox: isSandbox,
    name: provider.name,
    settings: { ...provider.settings },
    has_secrets: provider.sealedSecrets !== null,
    webhook_url: webhookUrl,
    methods: [...methods],
    currencies: provider.currencies,
    priority: provider.priority,
    is_enabled: provider.isEnabled,
    created_at: provider.createdAt.toISOString(),
    updated_at: provider.updatedAt.toISOString(),
  };
}
