import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../http/cookies.js';
import { SealedValue } from '../session/sealed-value.js';

const COOKIE = 'skydeck_sign_in';
const PATH = '/bff';
const LIFE_S = 15 * 60;

interface Attempt {
  readonly id: string;
  readonly endsMs: number;
}

/** Binds a sign-in to the browser that began it, so that no other can read its messages. */
export class SignInCookie {
  readonly #sealed: SealedValue<Attempt>;

  constructor(
    secret: string,
    private readonly isSecure: boolean,
    private readonly nowMs: () => number = Date.now,
  ) {
    this.#sealed = new SealedValue(secret, 'sign-in');
  }

  give(reply: FastifyReply, id: string): void {
    const sealed = this.#sealed.seal({ id, endsMs: this.nowMs() + LIFE_S * 1000 });
    setCookie(reply, COOKIE, sealed, { path: PATH, maxAgeS: LIFE_S, isSecure: this.isSecure });
  }

  /** Whether this browser began the sign-in with this id, not long ago. */
  isOwner(request: FastifyRequest, id: string): boolean {
    const attempt = this.#sealed.open(readCookie(request, COOKIE));
    return attempt?.id === id && this.nowMs() < attempt.endsMs;
  }
}
