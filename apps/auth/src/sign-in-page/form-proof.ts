import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AuthConfig } from '../auth.config.js';
import { deriveKey } from '../derive-key.js';
import { Settings } from '../settings.module.js';

/** Makes sure that a form was sent from the page that shows it. */
@Injectable()
export class FormProof {
  readonly #key: Buffer;
  readonly #origin: string;

  constructor(@Settings() config: AuthConfig) {
    this.#key = deriveKey(config, 'forms of sign-in pages');
    this.#origin = new URL(config.AUTH_URL).origin;
  }

  /** What the form of a sign-in carries. */
  of(uid: string): string {
    return createHmac('sha256', this.#key).update(uid).digest('base64url');
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
    const [expected, actual] = [this.of(uid), String(given)].map((text) => Buffer.from(text));
    return (
      expected?.length === actual?.length &&
      timingSafeEqual(expected ?? Buffer.alloc(0), actual ?? Buffer.alloc(0))
    );
  }
}
