import { type SealedColumn, sealedFor } from '@skydeck/spine';
import { ProviderSecrets } from './providers/provider-secrets.js';

/** What messaging keeps sealed: sealed anew when the service secret is another one. */
export function sealedColumns(secret: string): SealedColumn[] {
  const box = new ProviderSecrets(secret);
  return [
    ...sealedFor('message_provider', ['sealed_secrets'], { box }),
    ...sealedFor('sending_domain', ['sealed_private_key'], { box }),
    ...sealedFor('device', ['sealed_token'], { box }),
    ...sealedFor('inbound_message', ['sealed_raw'], { box }),
  ];
}
