import { Signature } from '@skydeck/secret-box';
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
  readonly #signature: Signature;
  /** Those that were found to be ours, and when they end: each is shown again and again. */
  readonly #known = new LRUCache<string, number>({ max: MOST_REMEMBERED });

  constructor(secret: string) {
    this.#signature = new Signature({ secret, purpose: 'playback tickets v1', salt: 'skydeck' });
  }

  /** A ticket for a playback id until a moment; for one that is public when there is none. */
  issue(playbackId: string, expiresAt: Date | null): string {
    if (!expiresAt) return PUBLIC;
    const end = Math.floor(expiresAt.getTime() / 1000).toString(36);
    return `${end}-${this.#signature.of(`${playbackId}/${end}`, MAC_BYTES).toString('base64url')}`;
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
    const given = Buffer.from(mac, 'base64url');
    const isOurs = end !== '' && this.#signature.isOf(`${playbackId}/${end}`, given, MAC_BYTES);
    if (!isOurs) throw PlaybackErrors.token_invalid();
    return Number.parseInt(end, 36) * 1000;
  }
}
