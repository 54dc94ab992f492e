import { retryAfterMs } from './retry/retry-after.js';

/** One problem with one part of a request, as a service names it. */
export interface RequestIssue {
  readonly location: string;
  readonly code: string;
  readonly message: string;
}

/** The error envelope, as far as a client can count on it. */
export interface ErrorBody {
  readonly error?: {
    readonly code: string;
    readonly title: string;
    readonly detail: string;
    readonly errors?: readonly RequestIssue[];
    readonly doc_url?: string;
    readonly retry_after_s?: number | null;
  };
  readonly meta?: { readonly request_id: string };
}

/** What a service answered when it did not do what was asked. */
export class ApiRequestError extends Error {
  override readonly name = 'ApiRequestError';
  /** Stable code to branch on, such as `app.not_found`; `unknown` when there was no envelope. */
  readonly code: string;
  /** Name it when you report a problem. */
  readonly requestId: string | undefined;
  readonly issues: readonly RequestIssue[];
  readonly docUrl: string | undefined;
  /** Seconds to wait before trying again, when the service says so. */
  readonly retryAfterS: number | undefined;

  constructor(
    readonly status: number,
    body: ErrorBody,
    headers?: Headers,
  ) {
    super(body.error?.detail ?? `The service answered with status ${status}.`);
    this.code = body.error?.code ?? 'unknown';
    this.requestId = body.meta?.request_id ?? headers?.get('x-request-id') ?? undefined;
    this.issues = body.error?.errors ?? [];
    this.docUrl = body.error?.doc_url;
    this.retryAfterS = body.error?.retry_after_s ?? secondsIn(headers);
  }

  /** The problems under the name that they have in the envelope. */
  get errors(): readonly RequestIssue[] {
    return this.issues;
  }

  /** The error that a refused response stands for. */
  static async from(response: Response): Promise<ApiRequestError> {
    const body = (await response.json().catch(() => ({}))) as ErrorBody;
    return new ApiRequestError(response.status, body, response.headers);
  }
}

function secondsIn(headers: Headers | undefined): number | undefined {
  const waitMs = headers && retryAfterMs(headers, Date.now());
  return waitMs === undefined ? undefined : Math.ceil(waitMs / 1000);
}
