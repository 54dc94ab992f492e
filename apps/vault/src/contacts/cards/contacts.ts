import { randomUUID } from 'node:crypto';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SpaceAccess, type SpaceNeed } from '../../spaces/space-access.js';
import { AddressBooks, type ContactCaller } from '../books/address-books.js';
import { ContactErrors } from '../contact.errors.js';
import { changeVcard } from '../vcard/change-vcard.js';
import { emptyVcard } from '../vcard/write-vcard.js';
import { ContactEntity } from './contact.entity.js';
import type { CreateContact, ListContacts, UpdateContact } from './contact.schema.js';
import { ContactRows } from './contact-rows.js';
import { patternsOf } from './found-by.js';

/** What lists show: all but the vCard, which may be large. */
const SHOWN = 'id spaceId addressBookId uid fields fullName version createdAt updatedAt'
  .split(' ')
  .map((column) => `contact.${column}`);

/** The contacts of address books. */
@Injectable()
export class Contacts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly spaces: SpaceAccess,
    private readonly books: AddressBooks,
    private readonly rows: ContactRows,
    private readonly clock: Clock,
  ) {}

  /** @throws `address_book.not_found`, `contact.uid_taken`, `quota_exceeded` */
  async create(
    caller: ContactCaller,
    { address_book_id: bookId, uid = randomUUID(), full_name: name, ...more }: CreateContact,
  ): Promise<ContactEntity> {
    const made = await madeBefore('ctc', (id) => this.get(caller, id));
    if (made) return made;
    const book = await this.books.get(caller, bookId, 'write');
    const empty = this.rows.read(emptyVcard(uid, name));
    const text = changeVcard(empty.vcard, empty.fields, more, this.clock.now());
    const card = this.rows.read(text);
    const id = idOfThing('ctc', this.clock.now().getTime());
    return this.rows.saving((manager) => this.rows.insert(manager, book, card, id));
  }

  /** @throws `contact.not_found`, `space.role_too_low` */
  async get(caller: ContactCaller, id: string, need: SpaceNeed = 'read'): Promise<ContactEntity> {
    const { project, actor } = caller;
    const where = { projectId: project.tenant, id };
    const { manager } = this.dataSource;
    const row = isId('ctc', id) ? await manager.findOneBy(ContactEntity, where) : null;
    if (!row) throw ContactErrors.not_found();
    await this.spaces.resolve(project, row.spaceId, need, actor);
    return row;
  }

  /** One more than `limit`. @throws `address_book.not_found` */
  async list(
    caller: ContactCaller,
    wanted: ReturnType<typeof ListContacts.parse>,
  ): Promise<ContactEntity[]> {
    const { space_id: spaceId, address_book_id: bookId, uid, q } = wanted.filters;
    const { project, actor } = caller;
    const book = bookId === undefined ? null : await this.books.get(caller, bookId);
    const within = book?.spaceId ?? spaceId;
    const space = await this.spaces.resolve(project, within, 'read', actor);
    const query = this.dataSource
      .createQueryBuilder(ContactEntity, 'contact')
      .select(SHOWN)
      .where({
        spaceId: space.id,
        ...(book && { addressBookId: book.id }),
        ...(uid !== undefined && { uid }),
      });
    // One that lies in another space than is named is not in the list.
    if (book && spaceId !== undefined && spaceId !== book.spaceId) query.andWhere('false');
    for (const [index, pattern] of patternsOf(q ?? '').entries()) {
      query.andWhere(`contact.foundBy like :word${index}`, { [`word${index}`]: pattern });
    }
    return readKeyset(query, wanted);
  }

  /** @throws `contact.not_found`, `precondition_failed` */
  async update(
    caller: ContactCaller,
    id: string,
    wanted: UpdateContact,
    expected: Precondition,
  ): Promise<ContactEntity> {
    await this.get(caller, id, 'write');
    return this.rows.saving(async (manager) => {
      const row = await this.rows.lock(manager, { id });
      if (!row) throw ContactErrors.not_found();
      expected.check(row.version);
      const text = changeVcard(row.vcard, row.fields, wanted, this.clock.now());
      return this.rows.replace(manager, row, this.rows.read(text));
    });
  }

  /** @throws `contact.not_found`, `precondition_failed` */
  async delete(caller: ContactCaller, id: string, expected: Precondition): Promise<void> {
    await this.get(caller, id, 'write');
    await this.rows.saving(async (manager) => {
      const row = await this.rows.lock(manager, { id });
      if (!row) throw ContactErrors.not_found();
      expected.check(row.version);
      await this.rows.remove(manager, row);
    });
  }
}
