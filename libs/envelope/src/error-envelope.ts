import type { ApiError } from '@skydeck/errors';
import type { ErrorEnvelope } from './envelope.schema.js';

const DOCS = 'https://skydeck.dev/errors';

/** Where the documentation of an error code stands. */
export function docUrlOf(code: string): string {
  return `${DOCS}/${code}`;
}

/** The body of an error answer. */
export function toErrorEnvelope(error: ApiError, requestId: string): ErrorEnvelope {
  const url = docUrlOf(error.code);
  return {
    data: {},
    error: {
      type: url,
      code: error.code,
      status: error.status,
      title: error.title,
      detail: error.message,
      errors: [...error.issues],
      doc_url: url,
      retry_after_s: error.retryAfterS ?? null,
    },
    meta: { request_id: requestId },
  };
}
