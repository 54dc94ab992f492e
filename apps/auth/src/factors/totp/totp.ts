import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_S = 30;
const DIGITS = 6;

/** How a code is made where it is not made as every app does it. */
export interface TotpOptions {
  readonly algorithm?: 'sha1' | 'sha256' | 'sha512';
  readonly digits?: number;
}

/** The time step that a moment lies in. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / 1000 / STEP_S);

/**
 * The code of a time step.
 * @see https://www.rfc-editor.org/rfc/rfc6238 and section 5.3 of RFC 4226
 */
export function totpCode(
  secret: Buffer,
  step: number,
  { algorithm = 'sha1', digits = DIGITS }: TotpOptions = {},
): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac(algorithm, secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step whose code this is: the present one or one beside it, or null. Looks at all of them. */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const given = Buffer.from(code);
  const present = stepAt(now);
  let found: number | null = null;
  for (const step of [present - 1, present, present + 1]) {
    const right = Buffer.from(totpCode(secret, step));
    if (right.length === given.length && timingSafeEqual(right, given)) found = step;
  }
  return found;
}
