import { type Outbound, type OutboundAnswer, OutboundFailure } from '@skydeck/outbound';
import type { Clock } from '@skydeck/service';
import type { FcmSecrets, FcmSettings } from '../../providers/kinds/fcm.kind.js';
import { ChannelDriver, type OutboundMessage, type SendReceipt } from '../channel.driver.js';
import { DriverError } from '../driver-error.js';
import { fcmFailure, unanswered } from './fcm-failure.js';
import { fcmMessage } from './fcm-message.js';
import { GoogleToken } from './google-token.js';

const TIMEOUT_MS = 20_000;
const LIMIT_BYTES = 64 * 1024;

/** Sends notifications to apps by Firebase Cloud Messaging, HTTP v1. */
export class FcmDriver extends ChannelDriver {
  readonly name = 'fcm';
  readonly channels = ['push'] as const;
  /** A message that is sent again is shown again. */
  readonly isRepeatable = false;
  readonly #url: string;
  readonly #token: GoogleToken;

  constructor(
    { base_url: base }: FcmSettings,
    { service_account: account }: FcmSecrets,
    private readonly outbound: Outbound,
    private readonly clock: Clock,
  ) {
    super();
    const project = encodeURIComponent(account.project_id);
    this.#url = new URL(`/v1/projects/${project}/messages:send`, base).href;
    this.#token = new GoogleToken(account, outbound, clock);
  }

  async send(message: OutboundMessage, _signal: AbortSignal): Promise<SendReceipt> {
    const now = this.clock.now();
    const answer = await this.#ask({ message: fcmMessage(message, now) });
    if (answer.status !== 200) throw fcmFailure(answer, now);
    return { providerId: nameIn(answer.body) ?? message.id, status: 'sent' };
  }

  /** Has a message to nobody looked at, which is refused for its token alone. */
  override async check(): Promise<void> {
    const message = { token: 'of-no-device', data: {} };
    const answer = await this.#ask({ message, validate_only: true });
    if (answer.status === 200) return;
    const failure = fcmFailure(answer, this.clock.now());
    if (failure.detail !== 'INVALID_ARGUMENT') throw failure;
  }

  /** A token that was taken back before its end is replaced once. */
  async #ask(body: object): Promise<OutboundAnswer> {
    const text = JSON.stringify(body);
    const token = await this.#token.get();
    const answer = await this.#post(text, token);
    if (
      answer.status !== 401 ||
      fcmFailure(answer, this.clock.now()).detail !== 'UNAUTHENTICATED'
    ) {
      return answer;
    }
    this.#token.forget(token);
    return this.#post(text, await this.#token.get());
  }

  async #post(body: string, token: string): Promise<OutboundAnswer> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const limits = { timeoutMs: TIMEOUT_MS, limitBytes: LIMIT_BYTES };
    try {
      return await this.outbound.send(this.#url, { method: 'POST', headers, body, ...limits });
    } catch (error) {
      if (!(error instanceof OutboundFailure)) throw DriverError.from(error);
      throw unanswered(error.problem, error);
    }
  }
}

/** `projects/…/messages/…`, without the project. */
function nameIn(body: Buffer): string | null {
  try {
    const { name } = JSON.parse(body.toString('utf8')) as { name?: unknown };
    return typeof name === 'string' ? (name.split('/').at(-1) ?? null) : null;
  } catch {
    return null;
  }
}
