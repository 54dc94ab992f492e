import type { DataSource } from 'typeorm';
import type { Changes } from '../../changes/changes.js';
import type { AddressBookEntity } from '../../contacts/books/address-book.entity.js';
import { CreateAddressBook, UpdateAddressBook } from '../../contacts/books/address-book.schema.js';
import type { AddressBooks } from '../../contacts/books/address-books.js';
import { collectionOf } from '../../contacts/contact-notices.js';
import type { ContactStore, StoredCard } from '../../contacts/contact-store.js';
import type { ContactCard } from '../../contacts/vcard/contact-fields.js';
import { readVcard } from '../../contacts/vcard/read-vcard.js';
import { VcardProblem } from '../../contacts/vcard/vcard-problem.js';
import { AddressBookSource } from '../carddav/address-book-source.js';
import { carddavCondition } from '../carddav/carddav-condition.js';
import { ADDRESS_BOOKS } from '../carddav/carddav-dialect.js';
import { refuseTooMuch } from '../carddav/too-much.js';
import type {
  CollectionChanges,
  CollectionNames,
  DavCollection,
  DavObject,
  ObjectCondition,
  PutObject,
} from '../collections/collection-source.js';
import { ANY_VERSION, callerOf } from '../collections/dav-caller.js';
import { HOME_NAMES, ObjectNames } from '../collections/object-names.js';
import type { DavSession } from '../http/dav-session.js';
import { DavFault } from '../protocol/dav-fault.js';
import { href } from '../xml/write-xml.js';

/** So few at once, as each may have a picture. */
const PAGE = 20;

/** What address books are reached by. */
export interface ContactStores {
  readonly dataSource: DataSource;
  readonly books: AddressBooks;
  readonly store: ContactStore;
  readonly changes: Changes;
}

interface StoredBook extends DavCollection {
  readonly entity: AddressBookEntity;
}

/** The address books of a space, as a user or the project itself sees them. */
export class AddressBooksSource extends AddressBookSource {
  readonly #addresses: ObjectNames;
  readonly #names: ObjectNames;

  constructor(
    private readonly stores: ContactStores,
    private readonly session: Pick<DavSession, 'space' | 'actor'>,
  ) {
    super();
    this.#addresses = new ObjectNames(stores.dataSource, session.space.id, '');
    this.#names = new ObjectNames(stores.dataSource, session.space.id, '.vcf');
  }

  async list(): Promise<StoredBook[]> {
    const { space } = this.session;
    const rows = await this.stores.store.list(space);
    const ids = rows.map(({ id }) => id);
    const addresses = await this.#addresses.namesOf(HOME_NAMES, ids);
    const seqs = rows.map(({ id }) => this.stores.changes.latest(space.id, collectionOf(id)));
    const last = await Promise.all(seqs);
    return rows.map((entity, index) => ({
      id: entity.id,
      address: addresses.get(entity.id) ?? entity.id,
      name: entity.name,
      description: entity.description,
      seq: last[index] ?? 0,
      entity,
    }));
  }

  async all({ id }: DavCollection, hasTexts: boolean): Promise<DavObject[]> {
    return this.#read(id, await this.stores.store.tags(id), hasTexts);
  }

  async get(
    { id }: DavCollection,
    names: readonly string[],
    hasTexts: boolean,
  ): Promise<DavObject[]> {
    const ids = await this.#names.idsOf(id, names);
    const found = await this.stores.store.tags(id, [...ids.values()]);
    const read = await this.#read(id, found, hasTexts);
    // Something that has a name of its own lies at that alone.
    return read.filter(({ name }) => ids.has(name));
  }

  async *pages({ id }: DavCollection): AsyncGenerator<DavObject[]> {
    const tags = await this.stores.store.tags(id);
    for (let at = 0; at < tags.length; at += PAGE) {
      yield this.#read(id, tags.slice(at, at + PAGE), true);
    }
  }

  async put(
    collection: DavCollection,
    name: string,
    vcard: string,
    { ifMatch, isNew }: ObjectCondition,
  ): Promise<PutObject> {
    const { id, entity } = collection as StoredBook;
    const at = (await this.#names.idsOf(id, [name])).get(name) ?? name;
    const put = await this.stores.store.put(entity, at, cardOf(vcard), isNew ? null : ifMatch);
    if (put.kind === 'changed') throw new DavFault(412, 'It is not as the request expects it.');
    if (put.kind === 'conflict') throw await this.#uidConflict(collection, put.id);
    await this.#names.give(id, name, put.stored.id);
    return { isNew: put.isNew, etag: put.stored.etag };
  }

  async delete({ id }: DavCollection, name: string, { ifMatch }: ObjectCondition): Promise<void> {
    const at = (await this.#names.idsOf(id, [name])).get(name) ?? name;
    const [known] = await this.stores.store.tags(id, [at]);
    if (!known) throw new DavFault(404, 'There is nothing at this address.');
    const isGone = await this.stores.store.delete(id, at, ifMatch ?? '*');
    if (!isGone) throw new DavFault(412, 'It is not as the request expects it.');
  }

  async changesSince(
    collection: DavCollection,
    seq: number,
    limit: number,
  ): Promise<CollectionChanges | null> {
    if (seq > collection.seq) return null;
    const { entity } = collection as StoredBook;
    const found = await this.stores.store.changesSince(entity, seq, limit);
    return this.#names.changes(entity.id, found);
  }

  async create(address: string, { name, description }: CollectionNames): Promise<void> {
    const wanted = CreateAddressBook.safeParse({
      name: name?.trim() || address,
      description,
      space_id: this.session.space.id,
    });
    if (!wanted.success) throw new DavFault(403, 'It cannot be called so.');
    const made = await this.stores.books.create(callerOf(this.session), wanted.data);
    await this.#addresses.give(HOME_NAMES, address, made.id);
  }

  async rename({ id }: DavCollection, { name, description }: CollectionNames): Promise<void> {
    const wanted = UpdateAddressBook.safeParse({
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
    });
    if (!wanted.success) throw new DavFault(403, 'It cannot be called so.');
    await this.stores.books.update(callerOf(this.session), id, wanted.data, ANY_VERSION);
  }

  async remove({ id }: DavCollection): Promise<void> {
    await this.stores.books.delete(callerOf(this.session), id, ANY_VERSION);
  }

  /** Names contacts, and reads their vCards if they are asked for. @throws DavFault 507 */
  async #read(
    bookId: string,
    tags: readonly StoredCard[],
    hasTexts: boolean,
  ): Promise<DavObject[]> {
    const ids = tags.map(({ id }) => id);
    const names = await this.#names.namesOf(bookId, ids);
    if (hasTexts) refuseTooMuch(tags);
    const found = hasTexts ? await this.stores.store.get(bookId, ids) : tags;
    return found.map(({ id, etag, bytes, vcard }) => ({
      name: names.get(id) ?? id,
      etag,
      bytes,
      text: vcard,
    }));
  }

  async #uidConflict(collection: DavCollection, id: string): Promise<DavFault> {
    const names = await this.#names.namesOf(collection.id, [id]);
    const where = href(ADDRESS_BOOKS.objectHref(collection, names.get(id) ?? id));
    const condition = carddavCondition('no-uid-conflict', where);
    return new DavFault(409, 'Another contact of the address book has this UID.', condition);
  }
}

/** @throws DavFault 403 that says what is wrong with it */
function cardOf(vcard: string): ContactCard {
  try {
    return readVcard(vcard);
  } catch (error) {
    if (!(error instanceof VcardProblem)) throw error;
    throw new DavFault(403, error.message, carddavCondition('valid-address-data'));
  }
}
