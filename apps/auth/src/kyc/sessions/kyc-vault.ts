import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretBox, Signature } from '@skydeck/secret-box';
import type { AuthConfig } from '../../auth.config.js';
import { keyOrigin } from '../../derive-key.js';
import { Settings } from '../../settings.module.js';
import { KycErrors } from '../kyc.errors.js';
import type { KycSessionEntity } from './kyc-session.entity.js';

const KEY_BYTES = 32;

type Keyed = Pick<KycSessionEntity, 'id' | 'dataKey'>;

/**
 * Seals what is personal, each session with a key of its own: once that key is deleted, nobody can
 * open what a backup or a crashed upload may have left.
 */
@Injectable()
export class KycVault {
  readonly #keys: SecretBox;
  readonly #fingerprints: Signature;

  constructor(@Settings() config: AuthConfig) {
    this.#keys = new SecretBox(keyOrigin(config, 'keys of verifications'));
    this.#fingerprints = new Signature(keyOrigin(config, 'fingerprints of documents'));
  }

  /** A new key for a session, sealed. */
  makeKey(sessionId: string): Buffer {
    return this.#keys.seal(randomBytes(KEY_BYTES), sessionId);
  }

  /** @throws `kyc.final` when the key is deleted */
  seal(session: Keyed, plain: Buffer, owner: string): Buffer {
    return this.#boxOf(session).seal(plain, owner);
  }

  /** @throws `kyc.final` when the key is deleted */
  open(session: Keyed, sealed: Buffer, owner: string): Buffer {
    return this.#boxOf(session).open(sealed, owner);
  }

  /** Seals a value as JSON. */
  sealJson(session: Keyed, value: object, what: string): Buffer {
    return this.seal(session, Buffer.from(JSON.stringify(value)), `${session.id} ${what}`);
  }

  /** Opens what `sealJson` made; null when there is nothing. */
  openJson(session: Keyed, sealed: Buffer | null, what: string): unknown {
    if (!sealed || !session.dataKey) return null;
    return JSON.parse(this.open(session, sealed, `${session.id} ${what}`).toString('utf8'));
  }

  /**
   * Tells one document from others within a project, and says nothing else of it: as it is kept, and after it
   * as it was kept under the secrets before.
   */
  fingerprints(tenant: string, parts: readonly string[]): readonly [Buffer, ...Buffer[]] {
    return this.#fingerprints.all(JSON.stringify([tenant, ...parts]));
  }

  #boxOf({ id, dataKey }: Keyed): SecretBox {
    if (!dataKey) throw KycErrors.final();
    return new SecretBox(this.#keys.open(dataKey, id));
  }
}
