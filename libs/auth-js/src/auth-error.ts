/** What went wrong, by a code that programs can tell apart. */
export class AuthError extends Error {
  override readonly name = 'AuthError';

  /** @param code such as `login_required` or `access_denied`, as OAuth and the API name them */
  constructor(
    readonly code: string,
    message = code,
  ) {
    super(message);
  }
}
