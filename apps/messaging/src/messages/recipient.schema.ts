import { z } from 'zod';

/** A phone number as ITU-T E.164 writes it: plus, country code, at most 15 digits in all. */
export const PhoneNumber = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/, 'Must be a phone number such as +14155550123.')
  .describe('Phone number: a plus and 7 to 15 digits (E.164).');

/** Length limits of RFC 5321: 64 characters before the at sign, 254 in all. */
export const EmailAddress = z
  .email('Must be an e-mail address.')
  .max(254)
  .refine((address) => address.lastIndexOf('@') <= 64, {
    error: 'At most 64 characters may stand before the at sign.',
  })
  .describe('E-mail address.');

/** What a push service calls a device. */
export const DeviceToken = z
  .string()
  .regex(/^[\x21-\x7e]{8,4096}$/, 'Must be a device token: 8 to 4096 printable ASCII characters.')
  .describe('Device token.');
