import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { Clock } from '@skydeck/service';
import { signedJwt } from '../signed-jwt.js';

/** Apple wants a token no more often than every 20 minutes, and refuses those older than an hour. */
const KEEP_MS = 40 * 60_000;

interface Signed {
  readonly text: string;
  readonly at: number;
}

/** Tokens that prove who sends; one serves all connections until it is old. */
export class ApnsToken {
  readonly #key: KeyObject;
  #signed: Signed | null = null;

  constructor(
    private readonly ids: { readonly keyId: string; readonly teamId: string },
    privateKey: string,
    private readonly clock: Clock,
  ) {
    this.#key = createPrivateKey(privateKey);
  }

  get(): string {
    const now = this.clock.now().getTime();
    if (!this.#signed || now - this.#signed.at >= KEEP_MS) {
      const claims = { iss: this.ids.teamId, iat: Math.floor(now / 1000) };
      this.#signed = { text: signedJwt(this.#key, this.ids.keyId, claims), at: now };
    }
    return this.#signed.text;
  }

  /** Never uses a token again that was refused. */
  forget(refused: string): void {
    if (this.#signed?.text === refused) this.#signed = null;
  }
}
