/** The wildcard that a name falls under: the same with `*` for its first label. */
export function wildcardOf(name: string): string {
  return `*${name.slice(name.indexOf('.'))}`;
}

/**
 * The name that a `Host` header asks for: lower case, without port and without the trailing dot
 * of a fully qualified name (RFC 9110 §7.2, RFC 1034 §3.1).
 */
export function hostNameOf(header: string): string {
  const end = header.startsWith('[') ? header.indexOf(']') + 1 : header.indexOf(':');
  const name = end > 0 ? header.slice(0, end) : header;
  return (name.endsWith('.') ? name.slice(0, -1) : name).toLowerCase();
}
