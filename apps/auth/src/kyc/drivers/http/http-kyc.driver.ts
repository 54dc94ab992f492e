import { type OutboundAnswer, type Outbound, OutboundFailure } from '@skydeck/outbound';
import type { Verdict } from '../../checks/evidence.js';
import {
  type CheckImage,
  type CheckInput,
  DriverFailure,
  KycDriver,
  type LateVerdict,
  type Pending,
  type RawCallback,
} from '../kyc-driver.js';
import { readLateVerdict, readReference, readVerdict } from './http-verdict.js';
import { isSigned, signMessage } from './signed-message.js';

const LIMIT_BYTES = 64 * 1024;

/** How one provider is spoken to. */
export interface HttpKycDriverOptions {
  readonly outbound: Outbound;
  readonly url: string;
  readonly secret: string;
  readonly images: 'url' | 'bytes';
  readonly timeoutMs: number;
  /** Where answers that come later are sent to. */
  readonly replyTo: string;
  readonly now: () => Date;
}

/**
 * Asks any service that speaks our small protocol: a signed POST; the answer is 200 with a verdict,
 * or 202 with a reference, and the verdict is posted later, signed in the same way.
 */
export class HttpKycDriver extends KycDriver {
  readonly id = 'http';

  constructor(private readonly options: HttpKycDriverOptions) {
    super();
  }

  override async start(input: CheckInput, signal: AbortSignal): Promise<Verdict | Pending> {
    signal.throwIfAborted();
    const body = JSON.stringify(await this.#request(input));
    const answer = await this.#send(input.checkId, body);
    if (answer.status === 429 || answer.status === 408 || answer.status >= 500) {
      throw new DriverFailure('unreachable', true, { cause: answer.status });
    }
    try {
      const value: unknown = JSON.parse(answer.body.toString('utf8'));
      if (answer.status === 202) return { pending: readReference(value) };
      if (answer.status === 200) return readVerdict(value);
    } catch (cause) {
      throw new DriverFailure('refused', false, { cause });
    }
    throw new DriverFailure('refused', false, { cause: answer.status });
  }

  override readCallback({ headers, body }: RawCallback): LateVerdict {
    const text = body.toString('utf8');
    const { secret, now } = this.options;
    if (!isSigned(secret, headers, text, now())) throw new DriverFailure('refused', false);
    try {
      return readLateVerdict(JSON.parse(text));
    } catch (cause) {
      throw new DriverFailure('refused', false, { cause });
    }
  }

  async #request(input: CheckInput) {
    const { checkId, type, sessionId, documentType, identity, images } = input;
    return {
      id: checkId,
      type,
      session_id: sessionId,
      document_type: documentType,
      identity: identity && {
        document_number: identity.documentNumber,
        first_name: identity.firstName,
        last_name: identity.lastName,
        birth_date: identity.birthDate,
        expiry_date: identity.expiryDate,
        issuing_country: identity.issuingCountry,
        nationality: identity.nationality,
      },
      images: await Promise.all(images.map((image) => this.#show(image))),
      reply_to: this.options.replyTo,
    };
  }

  async #show({ side, bytes, url }: CheckImage) {
    if (this.options.images === 'url') return { side, url: url() };
    return { side, content_type: 'image/jpeg', base64: (await bytes()).toString('base64') };
  }

  async #send(id: string, body: string): Promise<OutboundAnswer> {
    const { outbound, url, secret, timeoutMs, now } = this.options;
    const signature = signMessage(secret, id, now(), body);
    try {
      return await outbound.send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signature },
        body,
        timeoutMs,
        limitBytes: LIMIT_BYTES,
      });
    } catch (cause) {
      if (!(cause instanceof OutboundFailure)) throw cause;
      const kind = cause.problem === 'timeout' ? 'timeout' : 'unreachable';
      throw new DriverFailure(kind, cause.problem !== 'address_not_allowed', { cause });
    }
  }
}
