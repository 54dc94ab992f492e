/** No answer came: the connection was refused, was cut, or the name is not known. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  readonly code = 'connection_failed';

  constructor(
    /** Address that was called, without its query. */
    readonly url: string,
    cause: unknown,
  ) {
    super(`No answer came from ${new URL(url).origin}.`, { cause });
  }
}

/** A try took longer than `timeoutMs`. A cancelled request throws the reason of its signal instead. */
export class RequestTimeoutError extends Error {
  override readonly name = 'RequestTimeoutError';
  readonly code = 'request_timeout';

  constructor(
    readonly url: string,
    readonly timeoutMs: number,
  ) {
    super(`${new URL(url).origin} did not answer within ${timeoutMs / 1000} s.`);
  }
}

/** The address of a request without its query, which may hold what nobody else should read. */
export function addressOf(request: Request): string {
  const { origin, pathname } = new URL(request.url);
  return `${origin}${pathname}`;
}
