import { SecretBox } from '@skydeck/secret-box';

/** Seals the passwords and keys of providers, and the private keys of domains. The owner is the row. */
export class ProviderSecrets extends SecretBox {
  constructor(serviceSecret: string) {
    super({ secret: serviceSecret, purpose: 'message providers v1', salt: 'skydeck' });
  }
}
