import { Injectable } from '@nestjs/common';
import { Signature } from '@skydeck/secret-box';
import type { FastifyRequest } from 'fastify';
import type { AuthConfig } from '../auth.config.js';
import { keyOrigin } from '../derive-key.js';
import { Settings } from '../settings.module.js';

/** Makes sure that a form was sent from the page that shows it. */
@Injectable()
export class FormProof {
  readonly #signature: Signature;
  readonly #origin: string;

  constructor(@Settings() config: AuthConfig) {
    this.#signature = new Signature(keyOrigin(config, 'forms of sign-in pages'));
    this.#origin = new URL(config.AUTH_URL).origin;
  }

  /** What the form of a sign-in carries. */
  of(uid: string): string {
    return this.#signature.of(uid).toString('base64url');
  }

  /** Whether a form was sent by its page, as far as the browser tells, and carries what it must. */
  isGood({ headers }: FastifyRequest, uid: string, given: unknown): boolean {
    const { origin } = headers;
    const site = headers['sec-fetch-site'];
    if (origin !== undefined && origin !== this.#origin) return false;
    if (site !== undefined && site !== 'same-origin') return false;
    return this.isOf(uid, given);
  }

  /** Whether something carries the proof of a sign-in. */
  isOf(uid: string, given: unknown): boolean {
    return this.#signature.isWritten(uid, String(given), 'base64url');
  }
}
