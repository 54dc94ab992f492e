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
  readonly requestId: string | undefined;
  readonly issues: readonly RequestIssue[];
  readonly docUrl: string | undefined;
  /** Seconds to wait before trying again, when the service says so. */
  readonly retryAfterS: number | undefined;

  constructor(
    readonly status: number,
    body: ErrorBody,
  ) {
    super(body.error?.detail ?? `The service answered with status ${status}.`);
    this.code = body.error?.code ?? 'unknown';
    this.requestId = body.meta?.request_id;
    this.issues = body.error?.errors ?? [];
    this.docUrl = body.error?.doc_url;
    this.retryAfterS = body.error?.retry_after_s ?? undefined;
  }
}
