import { z } from 'zod';
import { RedirectUri } from '../../oidc-provider/clients/redirect-uri.js';
import { UserName } from '../../users/user-fields.js';
import { CHECK_TYPES, type CheckType, DOCUMENT_TYPES } from '../checks/check-types.js';

const unique = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .array(item)
    .max(most)
    .refine((items) => new Set(items).size === items.length, { error: 'Name each only once.' });

/** What is checked when a session does not say; with claims also whether they agree. */
export const USUAL_CHECKS: readonly CheckType[] = [
  'document_quality',
  'mrz',
  'barcode',
  'expiry',
  'duplicate',
];

export const Checks = unique(z.enum(CHECK_TYPES), CHECK_TYPES.length);
export const DocumentTypes = unique(z.enum(DOCUMENT_TYPES), DOCUMENT_TYPES.length);
export const Countries = unique(
  z.string().regex(/^[A-Z]{3}$/, 'Write countries as three capital letters (ISO 3166-1).'),
  250,
);

/** A calendar date. */
export const PlainDate = z.iso.date();

/** What the project says of the person, to be compared with the document. */
export const Claims = z
  .strictObject({
    first_name: UserName.optional().describe('Given names.'),
    last_name: UserName.optional().describe('Family name.'),
    birth_date: PlainDate.optional().describe('Date of birth.'),
    document_number: z
      .string()
      .regex(/^[A-Za-z0-9 -]{1,32}$/)
      .optional()
      .describe('Number of the document.'),
  })
  .describe('What you know of the person. It is compared, kept sealed, and deleted in the end.');
export type Claims = z.output<typeof Claims>;

/** What a new session can say. */
export const newSessionFields = {
  user_id: z
    .string()
    .regex(/^usr_[0-9a-z]{26}$/)
    .optional()
    .describe('The user to verify, `usr_…`.'),
  external_reference: z
    .string()
    .min(1)
    .max(128)
    .regex(/^[\x21-\x7e]+$/, 'Use visible characters of ASCII.')
    .optional()
    .describe('What you call the person, when it is no user.'),
  checks: Checks.min(1)
    .optional()
    .describe(
      'What is to be checked; quality, lines, barcode, expiry and duplicates when not given, and with `claims` whether all agree.',
    ),
  document_types: DocumentTypes.min(1)
    .default(['passport', 'id_card', 'driving_license', 'residence_permit'])
    .describe('Documents that are accepted.'),
  countries: Countries.default([]).describe(
    'Countries whose documents are accepted, ISO 3166-1 alpha-3; all when empty.',
  ),
  minimum_age: z.int().min(1).max(120).optional().describe('How old the person must be.'),
  claims: Claims.optional(),
  redirect_url: RedirectUri.optional().describe(
    'Where the person goes afterwards: `https`, or `http` on a loopback address.',
  ),
};
