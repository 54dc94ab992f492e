import { dataOf } from './call.js';
import type { World } from './world.js';

/** An address book of a project, with a contact. */
export async function makeContact(world: World, token: string): Promise<Record<string, string>> {
  const books = world.at('vault', '/api/v1/address-books');
  const book = String((await dataOf(books, { token, body: { name: 'Friends' } }))['id']);
  const body = { address_book_id: book, full_name: 'Ada' };
  const made = await dataOf(world.at('vault', '/api/v1/contacts'), { token, body });
  return { address_book: book, contact: String(made['id']) };
}
