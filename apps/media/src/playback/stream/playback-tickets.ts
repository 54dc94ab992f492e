import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '@skydeck/secret-box';
import { LRUCache } from 'lru-cache';
import { PlaybackErrors } from '../playback.errors.js';

/** Where a ticket stands in the addresses of what is public. */
const PUBLIC = 'public';
const SHAPE = /^([0-9a-z]{1,9})-([\w-]{22})$/;
const MAC_BYTES = 16;
const MOST_REMEMBERED = 50_000;

/**
 * What stands for a checked token in the addresses of segments: relative addresses keep it, and to
 * check it costs a fraction of what a token does. `<end in seconds, base 36>-<HMAC-SHA-256>`.
 */
export class PlaybackTickets {
  readonly #key: Buffer;
  /** Those that were found to be ours, and when they end: each is shown again and again. */
  readonly #known = new LRUCache<string, number>({ max: MOST_REMEMBERED });

  constructor(secret: string) {
    this.#key = deriveKey({ secret, purpose: 'playback tickets v1', salt: 'skydeck' });
  }

  /** A ticket for a playback id until a moment; for one that is public when there is none. */
  issue(playbackId: string, expiresAt: Date | null): string {
    if (!expiresAt) return PUBLIC;
    const end = Math.floor(expiresAt.getTime() / 1000).toString(36);
    return `${end}-${this.#macOf(playbackId, end).toString('base64url')}`;
  }

  /**
   * When a ticket ends, in milliseconds; never for what is public.
   * @param isPublic whether the playback id needs none
   * @throws `playback.token_invalid`
   */
  check(ticket: string, playbackId: string, isPublic: boolean, now: Date): number {
    if (isPublic && ticket === PUBLIC) return Number.POSITIVE_INFINITY;
    const name = `${playbackId}/${ticket}`;
    const endMs = this.#known.get(name) ?? this.#endOf(ticket, playbackId);
    if (now.getTime() >= endMs) throw PlaybackErrors.token_invalid();
    this.#known.set(name, endMs);
    return endMs;
  }

  #endOf(ticket: string, playbackId: string): number {
    const [, end = '', mac = ''] = SHAPE.exec(ticket) ?? [];
    const isOurs =
      end !== '' && timingSafeEqual(Buffer.from(mac, 'base64url'), this.#macOf(playbackId, end));
    if (!isOurs) throw PlaybackErrors.token_invalid();
    return Number.parseInt(end, 36) * 1000;
  }

  #macOf(playbackId: string, end: string): Buffer {
    const mac = createHmac('sha256', this.#key).update(`${playbackId}/${end}`);
    return mac.digest().subarray(0, MAC_BYTES);
  }
}
