import { ApiError } from '@skydeck/errors';

/** What a client is answered in the place of a yes. */
export interface Refusal extends Error {
  readonly responseCode: number;
}

/** A refusal with an enhanced status code (RFC 3463) and a sentence. */
export const refusal = (responseCode: number, text: string): Refusal =>
  Object.assign(new Error(oneLine(text)), { responseCode });

/** What was thrown, as a client of SMTP understands it: what is our fault is temporary. */
export function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof Error && 'responseCode' in thrown) return thrown as Refusal;
  if (!(thrown instanceof ApiError) || thrown.status >= 500) {
    return refusal(451, '4.3.0 Try again later');
  }
  if (thrown.status === 429) return refusal(452, `4.5.3 ${thrown.message}`);
  const [issue] = thrown.issues;
  const where = issue ? ` ${issue.location.replace(/^body\./, '')}: ${issue.message}` : '';
  return refusal(550, `5.6.0 ${thrown.message}${where}`);
}

const oneLine = (text: string): string => text.replaceAll(/[^\x20-\x7e]+/g, ' ').slice(0, 400);
