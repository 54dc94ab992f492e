import { z } from 'zod';
import { Email } from '../otp/email.js';
import { Phone } from '../otp/phone.js';

const MOST_METADATA_CHARS = 16_384;
const MOST_METADATA_FIELDS = 100;

/** Name of a person. */
export const UserName = z
  .string()
  .max(100)
  .regex(/^\P{Cc}*$/u, 'A name has no control characters.')
  .trim()
  .min(1)
  .describe('Name of the person.');

const metadata = () =>
  z
    .record(z.string().min(1).max(64), z.unknown())
    .refine((value) => Object.keys(value).length <= MOST_METADATA_FIELDS, {
      error: `At most ${MOST_METADATA_FIELDS} fields.`,
    })
    .refine((value) => JSON.stringify(value).length <= MOST_METADATA_CHARS, {
      error: `At most ${MOST_METADATA_CHARS} characters of JSON.`,
    });

/** What servers of a project can say of a user. */
export const userFields = {
  phone: Phone.nullable().describe('Phone number in E.164; unique among the users.'),
  is_phone_verified: z.boolean().describe("Whether you know that the number is the user's."),
  email: Email.nullable().describe('E-mail address; unique among the users.'),
  is_email_verified: z.boolean().describe("Whether you know that the address is the user's."),
  name: UserName.nullable().describe('Name of the person.'),
  external_id: z
    .string()
    .regex(/^[\x21-\x7e]{1,128}$/, 'Write 1 to 128 visible characters of ASCII.')
    .nullable()
    .describe('What you call the user yourself; unique among the users.'),
  public_metadata: metadata().describe('What the user may see, as you like it.'),
  app_metadata: metadata().describe('What only your servers see, such as a plan.'),
};
