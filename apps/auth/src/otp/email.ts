import { z } from 'zod';

const LONGEST = 254;

/** An e-mail address, kept in lower case. Line breaks never pass, so no header can be injected. */
export const Email = z
  .string()
  .max(LONGEST)
  .refine((text) => !/[\r\n]/.test(text), 'An address has no line breaks.')
  .pipe(z.email('This is not an e-mail address.'))
  .transform((text) => text.toLowerCase())
  .describe('E-mail address.');
