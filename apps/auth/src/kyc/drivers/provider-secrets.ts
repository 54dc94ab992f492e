import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretBox } from '@skydeck/secret-box';
import type { AuthConfig } from '../../auth.config.js';
import { keyOrigin } from '../../derive-key.js';
import { Settings } from '../../settings.module.js';

const BYTES = 32;

/** What providers and we sign with, kept sealed. */
@Injectable()
export class ProviderSecrets {
  readonly #box: SecretBox;

  constructor(@Settings() config: AuthConfig) {
    this.#box = new SecretBox(keyOrigin(config, 'secrets of providers of checks'));
  }

  /** A new secret for a provider, and how it is kept. */
  make(providerId: string): { secret: string; sealed: Buffer } {
    const secret = `whsec_${randomBytes(BYTES).toString('base64')}`;
    return { secret, sealed: this.#box.seal(secret, providerId) };
  }

  open(provider: { readonly id: string; readonly secret: Buffer }): string {
    return this.#box.openText(provider.secret, provider.id);
  }
}
