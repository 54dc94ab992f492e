/** One problem with one part of a request. */
export interface ErrorIssue {
  /** Where the problem is, such as `body.env.PORT`, `query.limit` or `path.app`. */
  readonly location: string;
  /** What kind of problem it is, such as `required`, `too_long` or `unknown_field`. */
  readonly code: string;
  /** A sentence for the caller. */
  readonly message: string;
}

export interface ApiErrorOptions {
  /** Replaces the catalogue's sentence when a more precise one helps the caller. */
  readonly detail?: string;
  readonly issues?: readonly ErrorIssue[];
  /** Seconds after which the caller may try again; sent as `Retry-After`. */
  readonly retryAfterS?: number;
  /** The internal reason. Logged, never sent. */
  readonly cause?: unknown;
}

/**
 * An error that a service answers with on purpose.
 *
 * `code` is public contract: clients branch on it, so a released code never changes its meaning.
 * Anything thrown that is not an `ApiError` is a bug and becomes `internal_error`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly issues: readonly ErrorIssue[];
  readonly retryAfterS: number | undefined;

  constructor(
    readonly code: string,
    readonly status: number,
    readonly title: string,
    options: ApiErrorOptions = {},
  ) {
    super(options.detail ?? title, { cause: options.cause });
    this.issues = options.issues ?? [];
    this.retryAfterS = options.retryAfterS;
  }
}
