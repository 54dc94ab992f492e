import { defineErrors } from '@skydeck/errors';

/** Why something cannot be done with an address book. */
export const AddressBookErrors = defineErrors('address_book', {
  not_found: {
    status: 404,
    message: 'There is no such address book.',
    fix: 'List them with `GET /address-books`; test mode and live mode have their own, and so has each space.',
  },
});

/** Why something cannot be done with a contact. */
export const ContactErrors = defineErrors('contact', {
  not_found: {
    status: 404,
    message: 'There is no such contact.',
    fix: 'List them with `GET /contacts`; test mode and live mode have their own, and so has each space.',
  },
  uid_taken: {
    status: 409,
    message: 'The address book has a contact with this UID.',
    fix: 'Change that contact, or give the new one another UID.',
  },
  vcard_invalid: {
    status: 422,
    message: 'The vCard cannot be read.',
    fix: 'Correct what `detail` names; RFC 6350 and RFC 2426 say how vCards are written.',
  },
});
