import { isId, newId } from '@skydeck/ids';
import { Signature } from '@skydeck/secret-box';
import { ViewErrors } from '../view.errors.js';

const SHAPE = /^(viw_[0-9a-z]{26})\.([0-9a-z]{1,9})\.([\w-]{22})$/;
const MAC_BYTES = 16;
/** As long as somebody may watch in one go. */
const LIFETIME_MS = 24 * 3_600_000;

/** What a token says. */
export interface IssuedView {
  readonly id: string;
  readonly issuedAt: Date;
}

/**
 * Names views, so that only those are counted of whom somebody was let in to play. Nothing is stored
 * for one that nobody begins. `<view>.<moment in seconds, base 36>.<HMAC-SHA-256>`.
 */
export class ViewTokens {
  readonly #signature: Signature;

  constructor(secret: string) {
    this.#signature = new Signature({ secret, purpose: 'views v1', salt: 'skydeck' });
  }

  /** A view that may begin now, of what a playback id plays. */
  issue(playbackId: string, now: Date): string {
    const id = newId('viw', now.getTime());
    const at = Math.floor(now.getTime() / 1000).toString(36);
    const mac = this.#signature.of(`${playbackId}/${id}/${at}`, MAC_BYTES);
    return `${id}.${at}.${mac.toString('base64url')}`;
  }

  /** @throws `view.token_invalid` */
  check(token: string, playbackId: string, now: Date): IssuedView {
    const [, id = '', at = '', mac = ''] = SHAPE.exec(token) ?? [];
    const given = Buffer.from(mac, 'base64url');
    const isOurs =
      isId('viw', id) && this.#signature.isOf(`${playbackId}/${id}/${at}`, given, MAC_BYTES);
    if (!isOurs) throw ViewErrors.token_invalid();
    const issuedAt = new Date(Number.parseInt(at, 36) * 1000);
    if (now.getTime() - issuedAt.getTime() >= LIFETIME_MS) throw ViewErrors.token_invalid();
    return { id, issuedAt };
  }
}
