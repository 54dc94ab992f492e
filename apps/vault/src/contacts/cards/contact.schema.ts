import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { MOST_NOTE_CHARS } from '../vcard/read-vcard.js';
import type { ContactEntity } from './contact.entity.js';

const LINE = /^[^\p{Cc}]*$/u;
const line = (most: number) => z.string().trim().max(most).regex(LINE, 'Must be a single line.');
// Line ends and tabs are the only control characters that vCards may have.
// oxlint-disable-next-line no-control-regex -- it is they that are looked for
const TEXT = /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]*$/;
const types = z
  .array(z.string().regex(/^[a-z0-9-]{1,30}$/, 'Must be such as `home`.'))
  .max(10)
  .describe('What kind it is, such as `home`, `work` or `cell`.');
const given = types.default([]);

const fields = {
  full_name: line(300).min(1).describe('The name that is shown, 1 to 300 characters.'),
  given_name: line(200).describe('Given name.'),
  family_name: line(200).describe('Family name.'),
  organization: line(300).describe('Company or other organisation.'),
  job_title: line(300).describe('What they do there.'),
  emails: z
    .array(
      z.strictObject({ value: line(254).min(3).describe('The e-mail address.'), types: given }),
    )
    .max(50)
    .describe('E-mail addresses.'),
  phones: z
    .array(z.strictObject({ value: line(100).min(1).describe('The number.'), types: given }))
    .max(50)
    .describe('Telephone numbers.'),
  addresses: z
    .array(
      z.strictObject({
        street: z
          .string()
          .max(500)
          .regex(TEXT, 'Must have no control characters.')
          .default('')
          .describe('Street and number.'),
        city: line(200).default('').describe('City.'),
        region: line(200).default('').describe('Region or state.'),
        postal_code: line(50).default('').describe('Postal code.'),
        country: line(200).default('').describe('Country.'),
        types: given,
      }),
    )
    .max(20)
    .describe('Postal addresses.'),
  websites: z
    .array(z.url({ protocol: /^https?$/ }).max(2_000))
    .max(20)
    .describe('Pages of the web.'),
  birthday: z
    .string()
    .regex(/^(?:\d{4}|-)-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'Must be such as 1990-12-31.')
    .nullable()
    .describe('`YYYY-MM-DD`, or `--MM-DD` without the year; null when it is not known.'),
  note: z
    .string()
    .max(MOST_NOTE_CHARS)
    .regex(TEXT, 'Must have no control characters.')
    .describe('What else there is to say; at most 20,000 characters.'),
};

/** What there is besides the name. */
const { full_name: fullName, ...more } = fields;

export const CreateContact = z
  .strictObject({
    address_book_id: z.string().max(64).describe('`abk_…`'),
    uid: line(255)
      .min(1)
      .optional()
      .describe('What address books everywhere know it by; made up if not given.'),
    full_name: fullName,
    ...z.object(more).partial().shape,
  })
  .meta({ id: 'CreateContact' });
export type CreateContact = z.output<typeof CreateContact>;

export const UpdateContact = z
  .strictObject(fields)
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateContact' });
export type UpdateContact = z.output<typeof UpdateContact>;

const kinded = (what: string) =>
  z.array(z.object({ value: z.string().describe(what), types })).describe(`${what} Each of them.`);

/** A contact as callers see it. */
export const Contact = z
  .object({
    id: z.string().describe('`ctc_…`'),
    space_id: z.string().describe('`spc_…`'),
    address_book_id: z.string().describe('`abk_…`'),
    uid: z.string().describe('What address books everywhere know it by.'),
    kind: z.string().describe('`individual`, `group`, `org` or what else its vCard says.'),
    full_name: z.string().describe('The name that is shown.'),
    given_name: z.string().describe('Given name.'),
    family_name: z.string().describe('Family name.'),
    organization: z.string().describe('Company or other organisation.'),
    job_title: z.string().describe('What they do there.'),
    emails: kinded('E-mail address.'),
    phones: kinded('Telephone number.'),
    addresses: z
      .array(
        z.object({
          street: z.string().describe('Street and number.'),
          city: z.string().describe('City.'),
          region: z.string().describe('Region or state.'),
          postal_code: z.string().describe('Postal code.'),
          country: z.string().describe('Country.'),
          types,
        }),
      )
      .describe('Postal addresses.'),
    websites: z.array(z.string()).describe('Pages of the web.'),
    birthday: z.string().nullable().describe('`YYYY-MM-DD`, or `--MM-DD` without the year.'),
    note: z.string().describe('What else there is to say; at most its first 20,000 characters.'),
    has_photo: z.boolean().describe('Whether its vCard has a picture.'),
    version: z.int().describe('Counts its changes.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it changed last.'),
  })
  .meta({ id: 'Contact' });
export const ContactResponse = envelopeOf(Contact);
export const ContactListResponse = pageOf(Contact);

/** Which contacts to list. */
export const ListContacts = listQuery('contacts', {
  filters: {
    space_id: z.string().max(64).describe('`spc_…`; the main space if not given.'),
    address_book_id: z.string().max(64).describe('Only those of this address book, `abk_…`.'),
    q: z
      .string()
      .min(1)
      .max(200)
      .describe(
        'Words of which each must be in a name, organisation, e-mail address or number; accents and capitals do not matter.',
      ),
    uid: z.string().min(1).max(255).describe('Only the one with this UID.'),
  },
  sort: ['full_name', 'created_at', 'updated_at'],
  usual: 'full_name',
});
export type ListContacts = z.output<typeof ListContacts.schema>;

export const ImportContacts = z
  .strictObject({
    vcf: z
      .string()
      .min(1)
      .max(1_000_000)
      .describe('A file of vCards 3.0 or 4.0, at most 1,000,000 characters.'),
  })
  .meta({ id: 'ImportContacts' });
export type ImportContacts = z.output<typeof ImportContacts>;

export const ImportedContactsResponse = envelopeOf(
  z
    .object({
      created: z.int().describe('Contacts that are new.'),
      updated: z.int().describe('Contacts whose UID was there, now as in the file.'),
      problems: z
        .array(
          z.object({
            number: z.int().describe('Which vCard of the file it is, the first is 1.'),
            why: z.string().describe('What is wrong with it.'),
          }),
        )
        .describe('vCards that could not be read; the others were taken all the same.'),
    })
    .meta({ id: 'ImportedContacts' }),
);

/** A contact as callers see it. */
export const toContact = (row: Omit<ContactEntity, 'vcard'>): z.output<typeof Contact> => ({
  id: row.id,
  space_id: row.spaceId,
  address_book_id: row.addressBookId,
  uid: row.uid,
  ...copyOf(row.fields),
  version: row.version,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

// As answers have it: none of the lists is read-only there.
const copyOf = (shown: ContactEntity['fields']) =>
  structuredClone(shown) as Pick<z.output<typeof Contact>, keyof ContactEntity['fields']>;
