import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { AddressBookEntity } from './books/address-book.entity.js';
import type { ContactEntity } from './cards/contact.entity.js';

const AddressBook = z.object({
  id: z.string().describe('`abk_…`'),
  space_id: z.string().describe('`spc_…`'),
  version: z.int().describe('Counts its changes.'),
});
const Contact = z.object({
  id: z.string().describe('`ctc_…`'),
  space_id: z.string().describe('`spc_…`'),
  address_book_id: z.string().describe('`abk_…`'),
  uid: z.string().describe('What address books everywhere know it by.'),
  version: z.int().describe('Counts its changes.'),
});

/** What happens to address books. Names stay where they are: events go to webhooks. */
export const AddressBookEvents = defineEvents('address_book', {
  created: { schema: AddressBook, description: 'An address book was made.' },
  updated: { schema: AddressBook, description: 'An address book changed.' },
  deleted: { schema: AddressBook, description: 'An address book was deleted with its contacts.' },
});

/** What happens to contacts. */
export const ContactEvents = defineEvents('contact', {
  created: { schema: Contact, description: 'A contact was put into an address book.' },
  updated: { schema: Contact, description: 'A contact changed.' },
  deleted: { schema: Contact, description: 'A contact was deleted.' },
});

/** What events show of an address book. */
export const addressBookState = ({ id, spaceId, version }: AddressBookEntity) => ({
  id,
  space_id: spaceId,
  version,
});

/** What events show of a contact. */
export const contactState = (row: ContactEntity) => ({
  id: row.id,
  space_id: row.spaceId,
  address_book_id: row.addressBookId,
  uid: row.uid,
  version: row.version,
});
