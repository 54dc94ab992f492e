import { isIP } from 'node:net';
import { CommonErrors } from '@skydeck/errors';
import type { AddressPolicy } from '@skydeck/outbound';
import type { z } from 'zod';
import { kindOf } from './kinds/provider-kinds.js';
import type { ProviderEntity } from './provider.entity.js';
import { ProviderErrors } from './provider.errors.js';
import type { UpdateMessageProvider } from './provider.schema.js';
import type { ProviderSecrets } from './provider-secrets.js';

/** The values of a provider after a change. @throws 422 when they do not fit its kind */
export function changedProvider(
  before: ProviderEntity,
  wanted: UpdateMessageProvider,
  box: ProviderSecrets,
  policy: AddressPolicy,
): Partial<ProviderEntity> {
  const spec = kindOf(before.kind);
  const asked = { ...before.settings, ...wanted.settings };
  const settings = checked(spec.settings, asked, 'settings') as object;
  for (const host of spec.hosts(settings)) {
    if (isIP(host) !== 0 && !policy.isAllowed(host)) throw ProviderErrors.address_not_allowed();
  }
  const channels = wanted.channels ?? before.channels;
  if (!channels.every((channel) => spec.channels.includes(channel))) {
    throw ProviderErrors.channel_not_carried();
  }
  const cost = wanted.cost === undefined ? costOf(before) : wanted.cost;
  return {
    name: wanted.name ?? before.name,
    settings,
    sealedSecrets: sealed(before, wanted, box),
    channels: [...new Set(channels)],
    countryPrefixes: wanted.country_prefixes ?? before.countryPrefixes,
    categories: wanted.categories ?? before.categories,
    priority: wanted.priority ?? before.priority,
    costMicros: cost?.micros ?? null,
    costCurrency: cost?.currency ?? null,
    isEnabled: wanted.is_enabled ?? before.isEnabled,
  };
}

function costOf({ costMicros: micros, costCurrency: currency }: ProviderEntity) {
  return micros === null || currency === null ? null : { micros, currency };
}

/** A provider without secrets must have none that its kind asks for. */
function sealed(
  { id, kind, sealedSecrets }: ProviderEntity,
  { secrets }: UpdateMessageProvider,
  box: ProviderSecrets,
): Buffer | null {
  if (secrets === undefined && sealedSecrets !== null) return sealedSecrets;
  const values = checked(kindOf(kind).secrets, secrets ?? {}, 'secrets') as object;
  return Object.keys(values).length === 0 ? null : box.seal(JSON.stringify(values), id);
}

/** What a schema makes of a value. Never says what a secret was. */
function checked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  part: 'settings' | 'secrets',
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw CommonErrors.validation_failed({
    issues: result.error.issues.map(({ path, code, message }) => ({
      location: ['body', part, ...path].join('.'),
      code,
      message,
    })),
  });
}
