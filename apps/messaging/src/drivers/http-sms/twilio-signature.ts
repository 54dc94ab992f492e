import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether Twilio, or who has its token, posted fields to an address.
 * @see https://www.twilio.com/docs/usage/security#validating-requests
 */
export function isTwilioSigned(
  token: string,
  url: string,
  fields: Readonly<Record<string, string>>,
  signature: string,
): boolean {
  const names = Object.keys(fields).toSorted();
  const text = names.map((name) => `${name}${fields[name]}`).join('');
  const ours = createHmac('sha1', token).update(`${url}${text}`).digest();
  const theirs = Buffer.from(signature, 'base64');
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}
