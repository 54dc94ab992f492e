import type { IncomingHttpHeaders } from 'node:http';

/** Nobody reads that fast; scanners of receivers follow every link as soon as mail arrives. */
const TOO_FAST_MS = 2000;
const FETCHES_AHEAD = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'];
const PROGRAM =
  /bot\b|bot\/|crawl|spider|preview|scan|monitor|headless|facebookexternalhit|whatsapp|telegram|slack|discord|curl|wget|python|java\/|go-http|okhttp|axios|node|libwww|http-?client|barracuda|mimecast|proofpoint|safelinks/i;

/** What is known of a request to an address in a mail. */
export interface Look {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** Since the mail was handed over; null when that is not known. */
  readonly sinceSentMs: number | null;
}

/** Whether a program looked and no person, as far as that can be told. */
export function isAutomatic({ method, headers, sinceSentMs }: Look): boolean {
  if (method !== 'GET') return true;
  if (sinceSentMs !== null && sinceSentMs < TOO_FAST_MS) return true;
  if (FETCHES_AHEAD.some((name) => /prefetch|preview|prerender/i.test(String(headers[name])))) {
    return true;
  }
  const program = headers['user-agent'] ?? '';
  return program === '' || PROGRAM.test(program);
}
