import { Signature } from '@skydeck/secret-box';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { CostreamSettings } from '../costream-settings.js';

const TTL_S = 3600;
const TOKEN = /^(?<expires>\d{1,12})\.(?<mac>[\w-]{43})$/;

/** Makes and judges what opens the files of one recording, for an hour. */
@Injectable()
export class PlaybackTokens {
  readonly #signature: Signature;

  constructor(
    settings: CostreamSettings,
    private readonly clock: Clock,
  ) {
    const secret = settings.config.SKYDECK_SERVICE_SECRET;
    this.#signature = new Signature({ secret, purpose: 'costream recording playback' });
  }

  make(recordingId: string): { token: string; expiresAt: Date } {
    const expires = Math.floor(this.clock.now().getTime() / 1000) + TTL_S;
    const mac = this.#signature.of(`${recordingId}\n${expires}`).toString('base64url');
    return { token: `${expires}.${mac}`, expiresAt: new Date(expires * 1000) };
  }

  /** Whether a token is of this recording, and not too old. */
  opens(recordingId: string, token: string): boolean {
    const { expires = '', mac = '' } = TOKEN.exec(token)?.groups ?? {};
    if (Number(expires) * 1000 <= this.clock.now().getTime()) return false;
    return this.#signature.isOf(`${recordingId}\n${expires}`, Buffer.from(mac, 'base64url'));
  }
}
