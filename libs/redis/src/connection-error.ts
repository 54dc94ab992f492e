const SIGNS =
  /Connection is (closed|in closing state)|Stream isn't writeable|Command timed out|Socket timeout|max retries per request|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|LOADING /;

/** Whether a failure only says that Redis is away, which the log has heard once already. */
export function isConnectionError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name = '', message = '', code = '' } = error as Partial<NodeJS.ErrnoException>;
  return SIGNS.test(`${name} ${code} ${message}`);
}
