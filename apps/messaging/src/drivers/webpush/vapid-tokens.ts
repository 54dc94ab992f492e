import type { Clock } from '@skydeck/service';
import { LRUCache } from 'lru-cache';
import webpush from 'web-push';

/** Push services take tokens of a day at most (RFC 8292, 2). */
const LIFETIME_S = 12 * 3600;
const MARGIN_MS = 3_600_000;
/** Each browser has one push service; pages could name endless others. */
const MOST_ORIGINS = 100;

/** The VAPID key of a project, and whom to ask about it. */
export interface VapidIdentity {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

interface Signed {
  readonly header: string;
  readonly usableUntil: number;
}

/** Signs for each push service once in eleven hours, as signing takes longer than encrypting. */
export class VapidTokens {
  readonly #signed = new LRUCache<string, Signed>({ max: MOST_ORIGINS });

  constructor(
    private readonly identity: VapidIdentity,
    private readonly clock: Clock,
  ) {}

  /** The `Authorization` header for a push service (RFC 8292). */
  headerFor(endpoint: string): string {
    const { origin } = new URL(endpoint);
    const now = this.clock.now().getTime();
    const known = this.#signed.get(origin);
    if (known && now < known.usableUntil) return known.header;
    const { subject, publicKey, privateKey } = this.identity;
    const expiresAtS = Math.floor(now / 1000) + LIFETIME_S;
    const { Authorization: header } = webpush.getVapidHeaders(
      origin,
      subject,
      publicKey,
      privateKey,
      'aes128gcm',
      expiresAtS,
    );
    this.#signed.set(origin, { header, usableUntil: expiresAtS * 1000 - MARGIN_MS });
    return header;
  }
}
