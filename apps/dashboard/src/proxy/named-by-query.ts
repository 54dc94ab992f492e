/** What may be said in the query of a link, as no link or picture can send headers. */
const NAMES = ['skydeck-project', 'skydeck-mode'] as const;
const READS = new Set(['GET', 'HEAD']);

/** A query without what it says in place of headers, and these headers. */
export interface NamedByQuery {
  readonly query: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Takes the project and the mode out of the query of a request that only reads. */
export function namedByQuery(method: string, query: string | undefined): NamedByQuery {
  if (!query?.includes('skydeck-') || !READS.has(method)) return { query, headers: {} };
  const given = new URLSearchParams(query);
  const headers: Record<string, string> = {};
  for (const name of NAMES) {
    const value = given.get(name);
    given.delete(name);
    if (value !== null && /^[\w-]{1,100}$/.test(value)) headers[name] = value;
  }
  const rest = given.toString();
  return { query: rest === '' ? undefined : rest, headers };
}
