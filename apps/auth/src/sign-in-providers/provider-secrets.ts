import { Injectable } from '@nestjs/common';
import { SecretBox } from '@skydeck/secret-box';
import type { AuthConfig } from '../auth.config.js';
import { keyOrigin } from '../derive-key.js';
import { Settings } from '../settings.module.js';

/** Seals what must be kept of sign-ins with providers; the owner is the provider or the flow. */
@Injectable()
export class ProviderSecrets extends SecretBox {
  constructor(@Settings() config: AuthConfig) {
    super(keyOrigin(config, 'sign-in providers'));
  }
}
