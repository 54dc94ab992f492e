import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '../sources/ask.js';
import { vaultOf } from './clients.js';

type Schemas = VaultComponents['schemas'];
export type AddressBook = Schemas['AddressBook'];
export type Contact = Schemas['Contact'];
export type ContactChange = Partial<Schemas['UpdateContact']>;
export type ImportedContacts = Schemas['ImportedContacts'];

const BOOKS = '/api/v1/address-books';
const BOOK = `${BOOKS}/{address_book}` as const;
const CONTACTS = '/api/v1/contacts';
const CONTACT = `${CONTACTS}/{contact}` as const;
const PAGE_SIZE = 50;

/** Everything that is read of the contacts of a project. */
export const contactsKey = (project: string) => ['project', project, 'vault-contacts'] as const;

const ofBook = (book: string) => ({ path: { address_book: book } });
const of = (contact: string) => ({ path: { contact } });

/** The address books of a space, by their names. */
export const addressBooksQuery = (project: string, space: string | undefined) =>
  queryOptions({
    queryKey: [...contactsKey(project), 'books', space],
    queryFn: async (): Promise<readonly AddressBook[]> => {
      const sort = 'name' as const;
      const query = { limit: 100, sort, ...(space && { space_id: space }) };
      return (await dataOf(vaultOf(project).GET(BOOKS, { params: { query } }))).items;
    },
  });

/** Which contacts to list. */
export interface ContactFilter {
  readonly space_id?: string;
  readonly address_book_id?: string;
  readonly q?: string;
}

/** Contacts by their names, page by page. */
export const contactsQuery = (project: string, filter: ContactFilter) =>
  infiniteQueryOptions({
    queryKey: [...contactsKey(project), 'list', filter],
    queryFn: async ({ pageParam }): Promise<Page<Contact>> => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      const query = { ...filter, ...cursor, limit: PAGE_SIZE };
      const { data } = await vaultOf(project).GET(CONTACTS, { params: { query } });
      return { items: data?.data.items ?? [], next: data?.meta.page?.next_cursor ?? null };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<Contact>) => next,
    select: ({ pages }): readonly Contact[] => pages.flatMap(({ items }) => items),
    placeholderData: (before) => before,
  });

export const createAddressBook = (
  project: string,
  space: string | undefined,
  body: { readonly name: string; readonly description: string },
): Promise<AddressBook> =>
  dataOf(vaultOf(project).POST(BOOKS, { body: { ...body, ...(space && { space_id: space }) } }));

export const updateAddressBook = (
  project: string,
  book: string,
  body: { readonly name: string; readonly description: string },
): Promise<AddressBook> => dataOf(vaultOf(project).PATCH(BOOK, { params: ofBook(book), body }));

export const deleteAddressBook = (project: string, book: string) =>
  dataOf(vaultOf(project).DELETE(BOOK, { params: ofBook(book) }));

export const importContacts = (
  project: string,
  book: string,
  vcf: string,
): Promise<ImportedContacts> =>
  dataOf(vaultOf(project).POST(`${BOOK}/import`, { params: ofBook(book), body: { vcf } }));

export const createContact = (
  project: string,
  book: string,
  body: ContactChange,
): Promise<Contact> =>
  dataOf(vaultOf(project).POST(CONTACTS, { body: { ...body, address_book_id: book } as never }));

export const updateContact = (
  project: string,
  { id, version }: Contact,
  body: ContactChange,
): Promise<Contact> =>
  dataOf(
    vaultOf(project).PATCH(CONTACT, {
      params: { ...of(id), header: { 'If-Match': `"${version}"` } },

      body: body as never,
    }),
  );

export const deleteContact = (project: string, contact: string) =>
  dataOf(vaultOf(project).DELETE(CONTACT, { params: of(contact) }));
