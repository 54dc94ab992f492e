import { createHash } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { deriveKey } from '@skydeck/secret-box';
import { Clock } from '@skydeck/service';
import type { IceServer } from '@skydeck/costream/protocol';
import { relayAddress } from './engine-addresses.js';
import { turnObstacle, type TurnSettings } from './turn.config.js';
import { turnCredentials } from './turn-credentials.js';

/** A call may go on longer than the token that opened it, and begin anew after a cut of the network. */
const LEAST_MS = 4 * 3_600_000;
const HOLDER_CHARACTERS = 16;

/** What IceServers is made of. */
export interface IceServersOptions {
  readonly settings: TurnSettings;
  /** Secret of the installation. */
  readonly secret: string;
  readonly clock: Clock;
}

/** Servers that help clients find a way to the engine. */
export class IceServers {
  readonly #settings: TurnSettings;
  readonly #secret: string;
  readonly #clock: Clock;

  constructor({ settings, secret, clock }: IceServersOptions) {
    this.#settings = settings;
    this.#secret = turnSecret(settings, secret);
    this.#clock = clock;
  }

  /**
   * Servers for one participant of one room; none when nothing relays. Their credentials are good
   * for four hours at least, or as long as the participant's token is.
   */
  of(roomId: string, identity: string, tokenExpiresAt: Date): readonly IceServer[] {
    const { COSTREAM_TURN } = this.#settings;
    if (COSTREAM_TURN === 'off' || turnObstacle(this.#settings) !== undefined) return [];
    const least = this.#clock.now().getTime() + LEAST_MS;
    const until = new Date(Math.max(least, tokenExpiresAt.getTime()));
    const holder = holderOf(roomId, identity);
    return [{ urls: turnUrls(this.#settings), ...turnCredentials(this.#secret, holder, until) }];
  }
}

/** Where clients reach the TURN server. */
export function turnUrls(settings: TurnSettings): readonly string[] {
  const { COSTREAM_TURN_URLS, COSTREAM_PUBLIC_IP } = settings;
  if (COSTREAM_TURN_URLS.length > 0) return COSTREAM_TURN_URLS;
  const address = `${isIPv4(COSTREAM_PUBLIC_IP ?? '') ? COSTREAM_PUBLIC_IP : relayAddress(settings)}:${settings.COSTREAM_TURN_PORT}`;
  return ['udp', 'tcp'].map((transport) => `turn:${address}?transport=${transport}`);
}

/** What is shared with the TURN server. */
export function turnSecret(settings: TurnSettings, secret: string): string {
  const { COSTREAM_TURN, COSTREAM_TURN_SECRET } = settings;
  if (COSTREAM_TURN === 'external') return COSTREAM_TURN_SECRET ?? '';
  return deriveKey({ secret, purpose: 'skydeck platform turn' }).toString('hex');
}

/** Names somebody in the log of the server without telling who it is; quotas are counted by it. */
function holderOf(roomId: string, identity: string): string {
  const digest = createHash('sha256').update(`${roomId}\n${identity}`).digest('hex');
  return `${roomId}.${digest.slice(0, HOLDER_CHARACTERS)}`;
}
