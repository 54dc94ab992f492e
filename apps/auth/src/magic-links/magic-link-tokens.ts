import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isId } from '@skydeck/ids';
import type { AuthConfig } from '../auth.config.js';
import { deriveKey } from '../derive-key.js';
import { isSameCode } from '../otp/otp-code.js';
import { Settings } from '../settings.module.js';

/** What a token is for; one is never good for the other. */
type Use = 'link' | 'code';

/** Tokens of links and codes of exchanges: derived, so that nothing secret is stored. */
@Injectable()
export class MagicLinkTokens {
  readonly #key: Buffer;

  constructor(@Settings() config: AuthConfig) {
    this.#key = deriveKey(config, 'magic links');
  }

  /** The token of a link, or the code that its opening gives. */
  write(use: Use, id: string): string {
    return `${id}.${this.#mac(use, id)}`;
  }

  /** The link that a token belongs to; null when we did not write it. */
  read(use: Use, token: string): string | null {
    const [id = '', mac = '', ...rest] = token.split('.');
    if (rest.length > 0 || !isId('mlk', id)) return null;
    return isSameCode(this.#mac(use, id), mac) ? id : null;
  }

  #mac(use: Use, id: string): string {
    return createHmac('sha256', this.#key).update(`${use}\0${id}`).digest('base64url');
  }
}

/** The challenge of a verifier. @see https://www.rfc-editor.org/rfc/rfc7636#section-4.2 */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');
