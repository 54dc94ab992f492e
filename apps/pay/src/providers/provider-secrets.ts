import { SecretBox } from '@skydeck/secret-box';

/** Seals the keys of providers, and what money is taken from until it is taken. The owner is the row. */
export class ProviderSecrets extends SecretBox {
  constructor(serviceSecret: string) {
    super({ secret: serviceSecret, purpose: 'payment providers v1', salt: 'skydeck' });
  }
}
