import { listQuery, pageOf } from '@skydeck/envelope';
import { ownerOf } from '@skydeck/auth-guard';
import { z } from 'zod';
import type { ProviderWebhook } from '../inbound/webhooks/webhook-addresses.js';
import { CHANNELS, MESSAGE_KINDS } from '../messages/message-channel.js';
import { PROVIDER_KINDS } from './kinds/provider-kinds.js';
import type { ProviderEntity } from './provider.entity.js';
import { healthOf, PROVIDER_HEALTHS } from './provider-health.js';

const Name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}*$/u, 'A name has no control characters.')
  .describe('Name of the provider.');

const Cost = z
  .strictObject({
    micros: z.int().min(0).max(1_000_000_000_000).describe('Millionths of the currency.'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'Must be a currency such as EUR.')
      .describe('ISO 4217 code.'),
  })
  .describe('What each part of a message costs there.');

const fields = {
  name: Name,
  settings: z.record(z.string(), z.unknown()).describe('Settings of the kind.'),
  secrets: z
    .record(z.string(), z.unknown())
    .describe('Passwords and keys of the kind. They are never shown again.'),
  channels: z
    .array(z.enum(CHANNELS))
    .min(1)
    .max(CHANNELS.length)
    .describe('Channels that it is given; all of its kind when not given.'),
  country_prefixes: z
    .array(z.string().regex(/^\+[1-9]\d{0,6}$/, 'Must be the beginning of a number, such as +49.'))
    .max(100)
    .describe('Numbers that it is given begin like one of these; every number when empty.'),
  categories: z
    .array(z.enum(MESSAGE_KINDS))
    .max(MESSAGE_KINDS.length)
    .describe('What messages it is given are for; anything when empty.'),
  priority: z.int().min(0).max(1000).describe('Of those that fit, the smallest goes first.'),
  cost: Cost.nullable(),
  is_enabled: z.boolean().describe('Whether it is given messages.'),
};

export const CreateMessageProvider = z
  .strictObject({ kind: z.enum(PROVIDER_KINDS).describe('What speaks with it.'), ...fields })
  .partial()
  .required({ kind: true })
  .meta({ id: 'CreateMessageProvider' });
export type CreateMessageProvider = z.output<typeof CreateMessageProvider>;

export const UpdateMessageProvider = z
  .strictObject({
    ...fields,
    settings: fields.settings.describe('Settings to change; those left out stay.'),
    secrets: fields.secrets.describe('Replaces all secrets. They are never shown again.'),
  })
  .partial()
  .meta({ id: 'UpdateMessageProvider' });
export type UpdateMessageProvider = z.output<typeof UpdateMessageProvider>;

/** Which providers to list. */
export const ListMessageProviders = listQuery('message providers', {
  filters: {
    kind: z.enum(PROVIDER_KINDS).describe('Only providers of this kind.'),
    channel: z.enum(CHANNELS).describe('Only those that are given this channel.'),
    is_enabled: z.enum(['true', 'false']).describe('Only those that are switched on, or off.'),
  },
});
export type ListMessageProviders = z.output<typeof ListMessageProviders.schema>;

export const MessageProvider = z
  .object({
    id: z.string().describe('`mpr_…`'),
    mode: z.enum(['live', 'test']).describe('In test mode nothing leaves the installation.'),
    kind: z.enum(PROVIDER_KINDS).describe('What speaks with it.'),
    name: z.string().describe('Name of the provider.'),
    settings: z.record(z.string(), z.unknown()).describe('Settings of the kind.'),
    has_secrets: z.boolean().describe('Whether passwords or keys are kept.'),
    webhook_url: z
      .string()
      .nullable()
      .describe('Where the provider posts what comes in; null for kinds that post nothing.'),
    webhook_verify_token: z
      .string()
      .nullable()
      .describe('What WhatsApp asks for beside `webhook_url`; null for other kinds.'),
    channels: z.array(z.enum(CHANNELS)).describe('Channels that it is given.'),
    country_prefixes: z.array(z.string()).describe('How numbers that it is given begin.'),
    categories: z.array(z.enum(MESSAGE_KINDS)).describe('What its messages are for.'),
    priority: z.int().describe('Of those that fit, the smallest goes first.'),
    cost: Cost.nullable(),
    is_enabled: z.boolean().describe('Whether it is given messages.'),
    health: z
      .enum(PROVIDER_HEALTHS)
      .describe('`failing`: left alone for a while; `probing`: tried with one message.'),
    failing_until: z.iso.datetime().nullable().describe('Until when it is left alone.'),
    last_failure: z.string().nullable().describe('Code of the last failure.'),
    last_failure_at: z.iso.datetime().nullable().describe('When it failed last.'),
    last_success_at: z.iso.datetime().nullable().describe('When it took a message last.'),
    created_at: z.iso.datetime().describe('When it was added.'),
    updated_at: z.iso.datetime().describe('When it was last changed.'),
  })
  .meta({ id: 'MessageProvider' });
export type MessageProvider = z.output<typeof MessageProvider>;

export const MessageProviderListResponse = pageOf(MessageProvider);

export const ProviderTest = z
  .object({
    is_working: z.boolean().describe('Whether it is reached and takes the account.'),
    failure: z.string().nullable().describe('Code of what was not right.'),
    duration_ms: z.int().describe('Milliseconds that it took.'),
  })
  .meta({ id: 'MessageProviderTest' });
export type ProviderTest = z.output<typeof ProviderTest>;

/** A provider as its project sees it; the secrets stay here. */
export function toMessageProvider(
  provider: ProviderEntity,
  now: Date,
  webhook: ProviderWebhook | null,
): MessageProvider {
  const { costMicros: micros, costCurrency: currency } = provider;
  return {
    id: provider.id,
    mode: ownerOf(provider.tenant).mode,
    kind: provider.kind,
    name: provider.name,
    settings: { ...provider.settings },
    has_secrets: provider.sealedSecrets !== null,
    webhook_url: webhook?.url ?? null,
    webhook_verify_token: webhook?.verifyToken ?? null,
    channels: provider.channels,
    country_prefixes: provider.countryPrefixes,
    categories: provider.categories,
    priority: provider.priority,
    cost: micros === null || currency === null ? null : { micros, currency },
    is_enabled: provider.isEnabled,
    health: healthOf(provider, now),
    failing_until: provider.openUntil?.toISOString() ?? null,
    last_failure: provider.lastFailure,
    last_failure_at: provider.lastFailureAt?.toISOString() ?? null,
    last_success_at: provider.lastSuccessAt?.toISOString() ?? null,
    created_at: provider.createdAt.toISOString(),
    updated_at: provider.updatedAt.toISOString(),
  };
}
