import type { ApiError, ErrorIssue } from './api-error.js';

const DOCS = 'https://skydeck.dev/errors';

/** The body of every error answer: members of RFC 9457, plus `code` and `errors`. */
export interface ErrorBody {
  readonly data: Record<string, never>;
  readonly error: {
    readonly type: string;
    readonly code: string;
    readonly status: number;
    readonly title: string;
    readonly detail: string;
    readonly errors: ErrorIssue[];
    readonly doc_url: string;
    readonly retry_after_s: number | null;
  };
  readonly meta: { readonly request_id: string };
}

/** Where the documentation of an error code stands. */
export function docUrlOf(code: string): string {
  return `${DOCS}/${code}`;
}

/** The body of an error answer. */
export function toErrorEnvelope(error: ApiError, requestId: string): ErrorBody {
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
