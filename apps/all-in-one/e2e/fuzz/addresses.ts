/** Addresses that are refused at once. */
const REFUSED = [
  'http://169.254.169.254/latest/meta-data',
  'http://[::1]:9/',
  'https://ada:secret@example.com/hook',
  'javascript:alert(1)',
] as const;
const REFUSED_EVERY = 5;
/** Fields that hold addresses which are called. */
const FIELDS = ['url', 'source_url'];

/** Replaces what could name a machine elsewhere: a fuzzer must not knock on doors. */
export function harmlessAddress(body: unknown, receiverUrl: string): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const harmless: Record<string, unknown> = { ...body };
  for (const field of FIELDS) {
    const url = harmless[field];
    if (typeof url !== 'string' || !/^https?:/i.test(url)) continue;
    const refused = url.length % REFUSED_EVERY === 0 ? REFUSED[url.length % REFUSED.length] : null;
    harmless[field] = refused ?? receiverUrl;
  }
  return Array.isArray(body) ? body : harmless;
}
