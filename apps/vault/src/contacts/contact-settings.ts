import { quotaSetting, RowQuota } from '@skydeck/limits';

/** What can be set of contacts. */
export const contactConfig = {
  QUOTA_ADDRESS_BOOKS: quotaSetting(1_000, 'Address books that one project may have'),
  QUOTA_CONTACTS: quotaSetting(100_000, 'Contacts that one project may have'),
};

interface Settings {
  readonly QUOTA_ADDRESS_BOOKS: number;
  readonly QUOTA_CONTACTS: number;
}

/** How many address books and contacts a project may have. */
export const contactQuotas = (settings: Settings) => [
  counted('address_books', settings.QUOTA_ADDRESS_BOOKS, 'address_book'),
  counted('contacts', settings.QUOTA_CONTACTS, 'contact'),
];

const counted = (name: string, most: number, table: string) =>
  new RowQuota(name, most, `select count(*) from ${table} where project_id = $1`);
