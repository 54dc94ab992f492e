import { type SealedColumn, sealedFor } from '@skydeck/spine';
import { ProviderSecrets } from './providers/provider-secrets.js';

/** What pay keeps sealed: sealed anew when the service secret is another one. */
export function sealedColumns(secret: string): SealedColumn[] {
  const box = new ProviderSecrets(secret);
  return [
    ...sealedFor('payment_provider', ['sealed_secrets'], { box }),
    ...sealedFor('payment_order', ['sealed_method'], { box }),
  ];
}
