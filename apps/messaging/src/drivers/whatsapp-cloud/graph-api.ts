import { type Outbound, type OutboundAnswer, OutboundFailure } from '@skydeck/outbound';
import type {
  WhatsappCloudSecrets,
  WhatsappCloudSettings,
} from '../../providers/kinds/whatsapp-cloud.kind.js';
import { DriverError } from '../driver-error.js';
import { OutcomeOf } from '../http-sms/http-sms-failure.js';
import { whatsappFailure } from './whatsapp-failure.js';

const TIMEOUT_MS = 20_000;
const LIMIT_BYTES = 1024 * 1024;

/** Calls the Graph API of one account. */
export class GraphApi {
  constructor(
    private readonly settings: WhatsappCloudSettings,
    private readonly secrets: WhatsappCloudSecrets,
    private readonly outbound: Outbound,
  ) {}

  /** Reads something. @throws DriverError */
  async get(path: string, query: Readonly<Record<string, string>> = {}): Promise<unknown> {
    const url = this.#urlOf(path);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return this.#ask('GET', url);
  }

  /** Sends something; what a broken connection leaves unknown is not sent again. @throws DriverError */
  async post(path: string, body: object): Promise<unknown> {
    return this.#ask('POST', this.#urlOf(path), JSON.stringify(body));
  }

  /** The bytes of a file that the platform named. @throws DriverError */
  async bytesAt(url: string, limitBytes: number): Promise<OutboundAnswer> {
    return this.#call('GET', new URL(url), { limitBytes });
  }

  #urlOf(path: string): URL {
    const { base_url: base, api_version: version } = this.settings;
    return new URL(`${base.replace(/\/+$/, '')}/${version}/${path}`);
  }

  async #ask(method: 'GET' | 'POST', url: URL, body?: string): Promise<unknown> {
    const answer = await this.#call(method, url, { limitBytes: LIMIT_BYTES, body });
    try {
      return JSON.parse(answer.body.toString('utf8')) as unknown;
    } catch (error) {
      const code = method === 'GET' ? 'provider_unavailable' : 'outcome_unknown';
      throw new DriverError(code, { cause: error, detail: 'malformed_answer' });
    }
  }

  async #call(
    method: 'GET' | 'POST',
    url: URL,
    { limitBytes, body }: { limitBytes: number; body?: string | undefined },
  ): Promise<OutboundAnswer> {
    const headers = {
      authorization: `Bearer ${this.secrets.access_token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const sent = body === undefined ? {} : { body };
    let answer: OutboundAnswer;
    try {
      const limits = { timeoutMs: TIMEOUT_MS, limitBytes };
      answer = await this.outbound.send(url.href, { method, headers, ...sent, ...limits });
    } catch (error) {
      if (!(error instanceof OutboundFailure)) throw error;
      const code = method === 'GET' ? 'provider_unavailable' : OutcomeOf[error.problem];
      throw new DriverError(code, { cause: error, detail: error.problem });
    }
    if (answer.status >= 200 && answer.status <= 299) return answer;
    throw whatsappFailure(answer.status, answer.body);
  }
}
