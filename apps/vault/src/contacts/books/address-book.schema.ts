import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { AddressBookEntity } from './address-book.entity.js';

const fields = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^[^\p{Cc}]*$/u, 'Must be a single line.')
    .describe('Name, 1 to 200 characters.'),
  description: z
    .string()
    .max(2_000)
    .regex(/^[^\0]*$/, 'Must have no NUL.')
    .describe('What it is for; at most 2,000 characters.'),
};

export const CreateAddressBook = z
  .strictObject({
    space_id: z.string().max(64).optional().describe('`spc_…`; the main space if not given.'),
    name: fields.name,
    description: fields.description.default(''),
  })
  .meta({ id: 'CreateAddressBook' });
export type CreateAddressBook = z.output<typeof CreateAddressBook>;

export const UpdateAddressBook = z
  .strictObject(fields)
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateAddressBook' });
export type UpdateAddressBook = z.output<typeof UpdateAddressBook>;

/** An address book as callers see it. */
export const AddressBook = z
  .object({
    id: z.string().describe('`abk_…`'),
    space_id: z.string().describe('`spc_…`'),
    name: z.string().describe('Name that people know it by.'),
    description: z.string().describe('What it is for.'),
    version: z.int().describe('Counts its changes.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it changed last.'),
  })
  .meta({ id: 'AddressBook' });
export const AddressBookResponse = envelopeOf(AddressBook);
export const AddressBookListResponse = pageOf(AddressBook);

/** Which address books to list. */
export const ListAddressBooks = listQuery('address_books', {
  filters: { space_id: z.string().max(64).describe('`spc_…`; the main space if not given.') },
  sort: ['created_at', 'name'],
});
export type ListAddressBooks = z.output<typeof ListAddressBooks.schema>;

/** An address book as callers see it. */
export const toAddressBook = (row: AddressBookEntity): z.output<typeof AddressBook> => ({
  id: row.id,
  space_id: row.spaceId,
  name: row.name,
  description: row.description,
  version: row.version,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
