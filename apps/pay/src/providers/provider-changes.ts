import { isIP } from 'node:net';
import { ownerOf } from '@skydeck/auth-guard';
import { checked as read } from '@skydeck/envelope';
import type { AddressPolicy } from '@skydeck/outbound';
import { kindOf } from './kinds/provider-kinds.js';
import type { PaymentProviderEntity } from './payment-provider.entity.js';
import { PaymentProviderErrors } from './provider.errors.js';
import type { UpdatePaymentProvider } from './provider.schema.js';
import type { ProviderSecrets } from './provider-secrets.js';

/** The values of a provider after a change. @throws 422 when they do not fit its kind */
export function changedProvider(
  before: PaymentProviderEntity,
  wanted: UpdatePaymentProvider,
  box: ProviderSecrets,
  policy: AddressPolicy,
) {
  const spec = kindOf(before.kind);
  const asked = { ...before.settings, ...wanted.settings };
  const settings = read(spec.settings, asked, 'body.settings') as object;
  for (const host of spec.hosts(settings)) {
    if (isIP(host) !== 0 && !policy.isAllowed(host)) {
      throw PaymentProviderErrors.address_not_allowed();
    }
  }
  return {
    name: wanted.name ?? before.name,
    settings,
    sealedSecrets: sealed(before, wanted, box),
    currencies: [...new Set(wanted.currencies ?? before.currencies)],
    priority: wanted.priority ?? before.priority,
    isEnabled: wanted.is_enabled ?? before.isEnabled,
  };
}

/** A provider without secrets must have none that its kind asks for. */
function sealed(
  { id, tenant, kind, sealedSecrets }: PaymentProviderEntity,
  { secrets }: UpdatePaymentProvider,
  box: ProviderSecrets,
): Buffer | null {
  if (secrets === undefined && sealedSecrets !== null) return sealedSecrets;
  const spec = kindOf(kind);
  const values = read(spec.secrets, secrets ?? {}, 'body.secrets') as object;
  if (ownerOf(tenant).mode === 'test' && spec.isLive?.(values)) {
    throw PaymentProviderErrors.live_secrets();
  }
  return Object.keys(values).length === 0 ? null : box.seal(JSON.stringify(values), id);
}
