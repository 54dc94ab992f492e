import { HttpException } from '@nestjs/common';
import { ApiError, CommonErrors } from '@skydeck/errors';
import { isStoreAway } from './store-away.js';

interface HttpFailure {
  readonly statusCode?: number;
  readonly code?: string;
}

const BY_STATUS = new Map<number, keyof typeof CommonErrors>([
  [400, 'invalid_request'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'route_not_found'],
  [408, 'timeout'],
  [413, 'payload_too_large'],
  [414, 'uri_too_long'],
  [415, 'unsupported_media_type'],
  [429, 'rate_limited'],
  [431, 'headers_too_large'],
  [503, 'unavailable'],
]);

const MALFORMED = new Set([
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_ERR_CTP_INVALID_JSON_BODY',
  'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
]);

/** Turns whatever was thrown, by us, by Nest or by Fastify, into an error of a catalogue. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const { statusCode, code } = (thrown ?? {}) as HttpFailure;
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return CommonErrors.uri_too_long();
  if (thrown instanceof SyntaxError || (code !== undefined && MALFORMED.has(code))) {
    return CommonErrors.malformed_json();
  }
  const status = thrown instanceof HttpException ? thrown.getStatus() : statusCode;
  if (status === 400 && isJsonProblem(thrown)) return CommonErrors.malformed_json();
  return byStatus(status, thrown);
}

function byStatus(status: number | undefined, cause: unknown): ApiError {
  const name = status === undefined ? undefined : BY_STATUS.get(status);
  if (name !== undefined) return (CommonErrors[name] as () => ApiError)();
  if (status !== undefined && status >= 400 && status < 500) return CommonErrors.invalid_request();
  if (isStoreAway(cause)) return CommonErrors.unavailable({ retryAfterS: 1, cause });
  return CommonErrors.internal_error({ cause });
}

function isJsonProblem(thrown: unknown): boolean {
  return thrown instanceof Error && /json|__proto__|constructor/i.test(thrown.message);
}
