/** Headers that belong to one connection and are never passed on (RFC 9110 §7.6.1). */
export const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
]);

const NONE: ReadonlySet<string> = new Set();

/** The further headers that a `Connection` header declares as hop-by-hop, in lower case. */
export function namedByConnection(connection: string | string[] | undefined): ReadonlySet<string> {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close')
    return NONE;
  const text = Array.isArray(connection) ? connection.join(',') : connection;
  return new Set(text.split(',').map((name) => name.trim().toLowerCase()));
}
