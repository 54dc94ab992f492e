import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { JSON_TYPE, type Operation } from './operation.js';
import type { Schema } from './open-api.js';
import type { FuzzRequest } from './requests.js';

/** What a document promises of an answer that is whatever somebody stored (RFC 9110, 12.5.1). */
const ANY_TYPE = '*/*';

/** What came back. */
export interface FuzzAnswer {
  readonly status: number;
  readonly contentType: string;
  /** Empty for a stream that was opened. */
  readonly text: string;
}

/** Holds answers of one operation against what its document promises. */
export class AnswerCheck {
  readonly #answers: ReadonlyMap<string, ValidateFunction>;
  readonly #body: ValidateFunction | undefined;

  constructor(
    private readonly operation: Operation,
    /** Codes with which a service may say that something is missing on this machine. */
    private readonly unavailableCodes: readonly string[] = [],
  ) {
    const compile = compiler();
    this.#answers = new Map([...operation.answers].map(([key, schema]) => [key, compile(schema)]));
    this.#body = operation.body && compile(operation.body);
  }

  /** The first promise that an answer breaks. */
  problemOf(request: FuzzRequest, answer: FuzzAnswer): string | undefined {
    const { status, text, contentType } = answer;
    const isOk = status >= 200 && status < 300;
    const { otherTypes, emptyStatuses } = this.operation;
    if (text === '' && emptyStatuses.has(String(status))) return undefined;
    const isJsonToo = contentType.startsWith(JSON_TYPE) && this.#answers.has(String(status));
    if (isOk && otherTypes.length > 0 && !isJsonToo) {
      const isPromised = otherTypes.some(
        (type) => type === ANY_TYPE || contentType.startsWith(type),
      );
      return isPromised ? undefined : `${contentType} instead of ${otherTypes.join(' or ')}`;
    }
    const body = parsed(text);
    if (!isEnvelope(body)) return `no envelope: ${text.slice(0, 200)}`;
    if (status >= 500 && !this.#isMissingEngine(status, body)) return text.slice(0, 500);
    if (status >= 300 && status < 400) return `a redirect: ${status}`;
    if (isOk && request.body && this.#body?.(asSent(request.body.value)) === false) {
      return `an invalid body was taken: ${messageOf(this.#body)}`;
    }
    const check =
      this.#answers.get(String(status)) ?? (isOk ? undefined : this.#answers.get('default'));
    if (!check) return `the document does not have status ${status}`;
    if (!check(body)) return `not the promised shape of ${status}: ${messageOf(check)}`;
    if (!isOk && body.error?.status !== status) return `${status} with another status inside`;
    return undefined;
  }

  #isMissingEngine(status: number, { error }: Envelope): boolean {
    return status === 503 && this.unavailableCodes.includes(error?.code ?? '');
  }
}

interface Envelope {
  readonly data: object;
  readonly error?: { readonly code: string; readonly status: number };
  readonly meta: { readonly request_id: string };
}

function compiler(): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('cidrv4', /^\d{1,3}(\.\d{1,3}){3}\/\d{1,2}$/);
  ajv.addFormat('cidrv6', /^[0-9a-f:.]+\/\d{1,3}$/i);
  return (schema) => ajv.compile(schema);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isEnvelope(body: unknown): body is Envelope {
  if (typeof body !== 'object' || body === null) return false;
  const { data, meta } = body as Partial<Envelope>;
  return typeof data === 'object' && typeof meta?.request_id === 'string';
}

/** JSON cannot carry everything: what arrives is what was meant. */
function asSent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value) ?? 'null');
}

function messageOf({ errors }: ValidateFunction): string {
  return (errors ?? [])
    .slice(0, 3)
    .map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
    .join('; ');
}
