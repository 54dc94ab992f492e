import { SecretBox } from '@skydeck/secret-box';

/** Seals the signing secrets of webhooks for storage; the owner is the webhook. */
export class WebhookSecretBox extends SecretBox {
  constructor(serviceSecret: string) {
    super({ secret: serviceSecret, purpose: 'webhook secrets v1', salt: 'skydeck' });
  }
}
