import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** The part of a verification that its code depends on. */
interface Derived {
  readonly id: string;
  readonly destination: string;
  readonly codeLength: number;
}

/**
 * The code of a verification, six to eight digits: derived, so that nothing secret is stored and
 * the same code can be sent again. 48 bits are reduced, which leaves no measurable bias.
 */
export function codeOf(pepper: KeyObject, { id, destination, codeLength }: Derived): string {
  const mac = createHmac('sha256', pepper).update(`${id}\0${destination}`).digest();
  return String(mac.readUIntBE(0, 6) % 10 ** codeLength).padStart(codeLength, '0');
}

/** Whether two codes are the same; takes the same time whatever they are. */
export function isSameCode(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
