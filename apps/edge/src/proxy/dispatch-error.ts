import { type ApiError, CommonErrors } from '@skydeck/errors';
import { BODY_TOO_LARGE } from '../rules/body-limit.js';
import { EdgeErrors } from '../edge.errors.js';

const TIMEOUTS = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT']);
const RESETS = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE']);

/** Whether the request itself cannot be sent, wherever it goes. */
export function isUnsendable(error: Error): boolean {
  const code = codeOf(error);
  return code === 'UND_ERR_INVALID_ARG' || code === 'UND_ERR_NOT_SUPPORTED';
}

/**
 * Whether a request that reached a replica may be sent again (RFC 9110 §9.2.2): the connection
 * broke before any answer, nothing of a body is lost, and doing it twice does no harm.
 */
export function mayRepeat(error: Error, method: string, hasBody: boolean): boolean {
  return !hasBody && IDEMPOTENT.has(method) && RESETS.has(codeOf(error));
}

/** What the visitor is told. */
export function toVisitorError(error: Error): ApiError {
  if (codeOf(error) === BODY_TOO_LARGE) return CommonErrors.payload_too_large();
  if (isUnsendable(error)) return EdgeErrors.bad_request({ cause: error });
  if (TIMEOUTS.has(codeOf(error))) return EdgeErrors.replica_timeout({ cause: error });
  return EdgeErrors.replica_unreachable({ cause: error });
}

/** What the visitor is told when no replica is left to ask. */
export function noReplicas(): ApiError {
  return EdgeErrors.no_replicas({ retryAfterS: 2 });
}

function codeOf(error: Error): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
