import type { OtpChannel } from './otp.entity.js';
import { checkPhone } from './phone.js';

/** Where a code goes. */
export interface Destination {
  readonly channel: OtpChannel;
  readonly to: string;
}

/** Exactly one of the two, as request schemas make sure. */
export interface Contact {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** The destination that a request names. Throws 422 for numbers that get no codes. */
export function destinationOf({ email, phone }: Contact): Destination {
  if (phone === undefined) return { channel: 'email', to: email ?? '' };
  checkPhone(phone);
  return { channel: 'sms', to: phone };
}

/** A destination that its owner recognises and nobody else can use. */
export function mask({ channel, to }: Destination): string {
  if (channel === 'sms') return `${to.slice(0, 3)}${'•'.repeat(to.length - 5)}${to.slice(-2)}`;
  const at = to.lastIndexOf('@');
  return `${to.slice(0, 1)}•••${to.slice(at)}`;
}
