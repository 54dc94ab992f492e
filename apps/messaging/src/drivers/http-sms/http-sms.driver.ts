import type { Outbound, OutboundAnswer } from '@skydeck/outbound';
import { OutboundFailure } from '@skydeck/outbound';
import type { HttpSmsSecrets, HttpSmsSettings } from '../../providers/kinds/http-sms.kind.js';
import { ChannelDriver, type OutboundMessage, type SendReceipt } from '../channel.driver.js';
import { DriverError } from '../driver-error.js';
import { jsonRequest } from './json-request.js';
import { httpSmsFailure, OutcomeOf } from './http-sms-failure.js';
import { twilioCheck, twilioRequest } from './twilio-request.js';

const TIMEOUT_MS = 20_000;
const LIMIT_BYTES = 64 * 1024;

/** What is posted to an API. */
export interface HttpSmsRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Hands text messages to an API over HTTP. */
export class HttpSmsDriver extends ChannelDriver {
  readonly name = 'http-sms';
  readonly channels = ['sms'] as const;
  readonly isRepeatable: boolean;

  constructor(
    private readonly settings: HttpSmsSettings,
    private readonly secrets: HttpSmsSecrets,
    private readonly outbound: Outbound,
    private readonly callbackOf: (message: OutboundMessage) => string,
  ) {
    super();
    this.isRepeatable = settings.flavour === 'json' && settings.idempotency_header !== undefined;
  }

  async send(message: OutboundMessage, _signal: AbortSignal): Promise<SendReceipt> {
    const { settings, secrets } = this;
    const callback = this.callbackOf(message);
    const isTwilio = settings.flavour === 'twilio';
    const answer = await this.#ask(
      isTwilio
        ? twilioRequest(message, settings, secrets, callback)
        : jsonRequest(message, settings, secrets, callback),
    );
    const providerId = valueAt(answer, isTwilio ? 'sid' : settings.id_field);
    // Taken, but under no name: a report comes under ours.
    return { providerId: providerId ?? message.id, status: 'sent' };
  }

  override async check(_signal: AbortSignal): Promise<void> {
    const { settings, secrets } = this;
    if (settings.flavour === 'twilio') {
      await this.#ask(twilioCheck(settings, secrets));
      return;
    }
    // An API of any kind has no question that sends nothing; that it answers at all is enough.
    try {
      await this.#ask({ method: 'GET', url: settings.url, headers: {} });
    } catch (error) {
      if (!(error instanceof DriverError) || error.detail === null) throw error;
      if (!error.detail.startsWith('http_')) throw error;
    }
  }

  async #ask({ url, ...request }: HttpSmsRequest): Promise<OutboundAnswer> {
    let answer: OutboundAnswer;
    try {
      const limits = { timeoutMs: TIMEOUT_MS, limitBytes: LIMIT_BYTES };
      answer = await this.outbound.send(url, { ...request, ...limits });
    } catch (error) {
      if (!(error instanceof OutboundFailure)) throw error;
      // Asking again is harmless where the API knows a repeated message.
      const isKnown = this.isRepeatable || request.method === 'GET';
      const code = isKnown ? 'provider_unavailable' : OutcomeOf[error.problem];
      throw new DriverError(code, { cause: error, detail: error.problem });
    }
    if (answer.status >= 200 && answer.status <= 299) return answer;
    throw httpSmsFailure(answer);
  }
}

/** The text or number at a path such as `data.id` of a JSON answer; null when there is none. */
function valueAt({ body }: OutboundAnswer, path: string): string | null {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
  for (const name of path.split('.')) {
    const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    value = isObject ? (value as Record<string, unknown>)[name] : undefined;
  }
  const isName = typeof value === 'string' || typeof value === 'number';
  return isName && String(value) !== '' ? String(value).slice(0, 200) : null;
}
