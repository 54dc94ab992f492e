import { createHmac, timingSafeEqual } from 'node:crypto';

const DIGITS = 6;
const CODES = 10 ** DIGITS;

/** The part of a verification that its code depends on. */
interface Derived {
  readonly id: string;
  readonly destination: string;
}

/**
 * The six-digit code of a verification: derived, so that nothing secret is stored and the same code
 * can be sent again. 48 bits are reduced, which leaves no measurable bias.
 */
export function codeOf(pepper: Buffer, { id, destination }: Derived): string {
  const mac = createHmac('sha256', pepper).update(`${id}\0${destination}`).digest();
  return String(mac.readUIntBE(0, 6) % CODES).padStart(DIGITS, '0');
}

/** Whether a code is right; takes the same time whatever it is. */
export function isCode(pepper: Buffer, otp: Derived, given: string): boolean {
  const right = Buffer.from(codeOf(pepper, otp));
  const other = Buffer.from(given);
  return other.length === right.length && timingSafeEqual(other, right);
}
