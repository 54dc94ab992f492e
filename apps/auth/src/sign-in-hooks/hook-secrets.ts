import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretBox } from '@skydeck/secret-box';
import type { AuthConfig } from '../auth.config.js';
import { keyOrigin } from '../derive-key.js';
import { Settings } from '../settings.module.js';

const SECRET_BYTES = 32;

/** Makes and seals the secrets that sign questions; the owner is the hook. */
@Injectable()
export class HookSecrets extends SecretBox {
  constructor(@Settings() config: AuthConfig) {
    super(keyOrigin(config, 'sign-in hooks'));
  }

  /** A new secret, as Standard Webhooks writes it. */
  make(): string {
    return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  }
}
