import type { OtpChannel } from './otp.entity.js';
import { checkPhone } from './phone.js';

/** Where a code goes. */
export interface Destination {
  readonly channel: OtpChannel;
  readonly to: string;
  /** Country of a number, where it is known already. */
  readonly country?: string;
}

/** Exactly one of the two, as request schemas make sure. */
export interface Contact {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** The destination that a request names. Throws 422 for numbers that get no codes. */
export function destinationOf(
  { email, phone }: Contact,
  channel: 'sms' | 'whatsapp' = 'sms',
): Destination {
  if (phone === undefined) return { channel: 'email', to: email ?? '' };
  return { channel, to: phone, country: checkPhone(phone) };
}

/** Whether a channel reaches phones. */
export const isOfPhones = (channel: OtpChannel): boolean => channel !== 'email';

/** A destination that its owner recognises and nobody else can use. */
export function mask({ channel, to }: Destination): string {
  if (isOfPhones(channel)) return `${to.slice(0, 3)}${'•'.repeat(to.length - 5)}${to.slice(-2)}`;
  const at = to.lastIndexOf('@');
  return `${to.slice(0, 1)}•••${to.slice(at)}`;
}
