import { z } from 'zod';
import { Email } from '../../otp/email.js';

const Addresses = z.array(
  z.looseObject({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

/** The address that a person has verified and uses first; null when there is none. */
export function verifiedAddress(list: unknown): string | null {
  const { data = [] } = Addresses.safeParse(list);
  const found = data.find(({ primary, verified }) => primary && verified);
  return Email.safeParse(found?.email).data ?? null;
}
