import type { Email } from 'postal-mime';
import { refusal } from '../submission/refusal.js';

const MOST_HEADER_BYTES = 128 * 1024;
const MOST_HEADERS = 500;
/** More stations than any way has: the mail goes round in circles (RFC 5321 section 6.3). */
const MOST_STATIONS = 50;

/** Refuses headers that no honest mail has, before anything reads them. */
export function checkHead(raw: Buffer): void {
  const end = raw.indexOf('\r\n\r\n');
  if ((end < 0 ? raw.length : end) > MOST_HEADER_BYTES)
    throw refusal(552, '5.3.4 Too many headers');
}

/** Refuses loops, and mail that is not from exactly one sender (RFC 5322 section 3.6). */
export function checkHeaders({ headers }: Pick<Email, 'headers'>): void {
  if (headers.length > MOST_HEADERS) throw refusal(552, '5.3.4 Too many headers');
  const count = (name: string) => headers.filter(({ key }) => key === name).length;
  if (count('received') > MOST_STATIONS) throw refusal(554, '5.4.6 This mail goes in circles');
  if (count('from') !== 1) throw refusal(550, '5.6.0 Needs exactly one From');
}
