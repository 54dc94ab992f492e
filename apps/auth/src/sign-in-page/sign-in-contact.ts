import { type Destination, destinationOf } from '../otp/destination.js';
import { Email } from '../otp/email.js';
import { Phone } from '../otp/phone.js';

/** How people write numbers for each other. */
const DECORATION = /[\s().\-/]/g;

/**
 * What somebody typed as an e-mail address or a phone number; null when it is neither. Throws 422
 * for numbers that get no codes.
 */
export function readContact(typed: string): Destination | null {
  const text = typed.trim();
  const email = Email.safeParse(text);
  if (email.success) return destinationOf({ email: email.data });
  const phone = Phone.safeParse(text.replaceAll(DECORATION, '').replace(/^00/, '+'));
  return phone.success ? destinationOf({ phone: phone.data }) : null;
}

/** A destination in the fields of requests. */
export const contactOf = ({ channel, to }: Destination) =>
  channel === 'sms' ? { phone: to } : { email: to };
