import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isId } from '@skydeck/ids';
import { Signature } from '@skydeck/secret-box';
import type { AuthConfig } from '../auth.config.js';
import { keyOrigin } from '../derive-key.js';
import { Settings } from '../settings.module.js';

/** What a token is for; one is never good for the other. */
type Use = 'link' | 'code';

/** Tokens of links and codes of exchanges: derived, so that nothing secret is stored. */
@Injectable()
export class MagicLinkTokens {
  readonly #signature: Signature;

  constructor(@Settings() config: AuthConfig) {
    this.#signature = new Signature(keyOrigin(config, 'magic links'));
  }

  /** The token of a link, or the code that its opening gives. */
  write(use: Use, id: string): string {
    return `${id}.${this.#signature.of(textOf(use, id)).toString('base64url')}`;
  }

  /** The link that a token belongs to; null when we did not write it. */
  read(use: Use, token: string): string | null {
    const [id = '', mac = '', ...rest] = token.split('.');
    if (rest.length > 0 || !isId('mlk', id)) return null;
    return this.#signature.isWritten(textOf(use, id), mac, 'base64url') ? id : null;
  }
}

const textOf = (use: Use, id: string): string => `${use}\0${id}`;

/** The challenge of a verifier. @see https://www.rfc-editor.org/rfc/rfc7636#section-4.2 */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');
