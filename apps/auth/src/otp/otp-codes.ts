import { createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ownerOf } from '@skydeck/auth-guard';
import type { AuthConfig } from '../auth.config.js';
import { deriveKey } from '../derive-key.js';
import { AuthSettingsCache } from '../settings/auth-settings.cache.js';
import type { AuthSettingsValues } from '../settings/sections.js';
import { Settings } from '../settings.module.js';
import { codeOf } from './otp-code.js';
import type { OtpEntity } from './otp.entity.js';

/** Knows the code of every verification: derived, or fixed for the test numbers of a project. */
@Injectable()
export class OtpCodes {
  readonly #pepper: KeyObject;

  constructor(
    private readonly settings: AuthSettingsCache,
    @Settings() config: AuthConfig,
  ) {
    this.#pepper = createSecretKey(deriveKey(config, 'one-time codes'));
  }

  /** The code that is right for a verification. */
  async of(otp: OtpEntity): Promise<string> {
    const { tenant, destination } = otp;
    if (tenant !== null && ownerOf(tenant).mode === 'test') {
      const fixed = fixedCode(await this.settings.of(tenant), destination);
      if (fixed !== undefined) return fixed;
    }
    return codeOf(this.#pepper, otp);
  }
}

/** The code that a project has fixed for a number in test mode. */
export function fixedCode({ otp }: AuthSettingsValues, destination: string): string | undefined {
  return otp.test_numbers.find(({ phone }) => phone === destination)?.code;
}
