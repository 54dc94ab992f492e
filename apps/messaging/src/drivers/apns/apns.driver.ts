import type { AddressPolicy } from '@skydeck/outbound';
import type { Clock } from '@skydeck/service';
import { type ApnsSecrets, type ApnsSettings, apnsUrlOf } from '../../providers/kinds/apns.kind.js';
import { ChannelDriver, type OutboundMessage, type SendReceipt } from '../channel.driver.js';
import { DriverError } from '../driver-error.js';
import { ApnsConnection } from './apns-connection.js';
import { type ApnsAnswer, apnsFailure } from './apns-failure.js';
import { type ApnsRequest, apnsRequest } from './apns-request.js';
import { type ApnsSession, NotTaken } from './apns-session.js';
import { ApnsToken } from './apns-token.js';

/** A connection that ends while a request is made is replaced so often. */
const MOST_TRIES = 3;

/** Sends notifications to apps of Apple's systems, over HTTP/2 with tokens of a signing key. */
export class ApnsDriver extends ChannelDriver {
  readonly name = 'apns';
  readonly channels = ['push'] as const;
  /** Apple does not promise that a message of the same `apns-id` is shown once. */
  readonly isRepeatable = false;
  readonly #connection: ApnsConnection;
  readonly #token: ApnsToken;

  constructor(
    private readonly settings: ApnsSettings,
    { private_key: key }: ApnsSecrets,
    policy: AddressPolicy,
    private readonly clock: Clock,
  ) {
    super();
    const { key_id: keyId, team_id: teamId, ca_certificate: ca } = settings;
    this.#connection = new ApnsConnection({ url: apnsUrlOf(settings), ca }, policy, clock);
    this.#token = new ApnsToken({ keyId, teamId }, key, clock);
  }

  async send(message: OutboundMessage, _signal: AbortSignal): Promise<SendReceipt> {
    const request = apnsRequest(message, this.settings.topic, this.clock.now());
    const answer = await this.#ask(request);
    if (answer.status !== 200) throw apnsFailure(answer, this.clock.now());
    return { providerId: answer.id ?? String(request.headers['apns-id']), status: 'sent' };
  }

  /** Sends to a device that cannot be, which is refused for its token alone. */
  override async check(): Promise<void> {
    const nobody = { id: '', recipient: '0'.repeat(64), content: { text: '-' }, sender: '' };
    const about = { tenant: null, channel: 'push', kind: 'transactional' } as const;
    const request = apnsRequest({ ...nobody, ...about }, this.settings.topic, this.clock.now());
    const answer = await this.#ask(request);
    if (answer.status === 200) return;
    const failure = apnsFailure(answer, this.clock.now());
    if (failure.code !== 'invalid_recipient') throw failure;
  }

  override close(): Promise<void> {
    return this.#connection.close();
  }

  /** A token that Apple calls too old is replaced once. */
  async #ask(request: ApnsRequest): Promise<ApnsAnswer> {
    const token = this.#token.get();
    const answer = await this.#post(request, token);
    if (answer.status !== 403) return answer;
    if (apnsFailure(answer, this.clock.now()).detail !== 'ExpiredProviderToken') return answer;
    this.#token.forget(token);
    return this.#post(request, this.#token.get());
  }

  async #post(request: ApnsRequest, token: string): Promise<ApnsAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      const session = await this.#connected();
      try {
        return await session.ask(request, token);
      } catch (cause) {
        if (!(cause instanceof NotTaken)) throw new DriverError('outcome_unknown', { cause });
        if (attempt === MOST_TRIES) throw new DriverError('provider_unavailable', { cause });
      }
    }
  }

  async #connected(): Promise<ApnsSession> {
    try {
      return await this.#connection.get();
    } catch (cause) {
      throw new DriverError('provider_unavailable', { cause });
    }
  }
}
