import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Changes } from '../changes/changes.js';
import type { SpaceRef } from '../spaces/space-access.js';
import { AddressBookEntity } from './books/address-book.entity.js';
import { ContactEntity } from './cards/contact.entity.js';
import { ContactRows } from './cards/contact-rows.js';
import { collectionOf } from './contact-notices.js';
import type { ContactCard } from './vcard/contact-fields.js';

/** A contact as CardDAV sees it: a text with a tag that changes with it. */
export interface StoredCard {
  readonly id: string;
  readonly uid: string;
  readonly etag: string;
  readonly bytes: number;
  /** Empty when it was not asked for. */
  readonly vcard: string;
}

/** What became of a vCard that was to be stored. */
export type PutCard =
  | { readonly kind: 'stored'; readonly isNew: boolean; readonly stored: StoredCard }
  /** What is there is not what it was to be. */
  | { readonly kind: 'changed' }
  /** The UID is that of another contact, or of none where there is one. */
  | { readonly kind: 'conflict'; readonly id: string };

/** Contacts as vCards, for protocols that keep them as they were sent. Who calls has looked at the rights. */
@Injectable()
export class ContactStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: ContactRows,
    private readonly changes: Changes,
  ) {}

  /** The address books of a space. */
  list({ id: spaceId }: SpaceRef): Promise<AddressBookEntity[]> {
    const { manager } = this.dataSource;
    return manager.find(AddressBookEntity, { where: { spaceId }, order: { id: 'ASC' } });
  }

  /** What contacts there are, without their vCards; all of them, or some. */
  tags(addressBookId: string, ids?: readonly string[]): Promise<StoredCard[]> {
    return this.dataSource.query<StoredCard[]>(
      `select id, uid, etag, octet_length(vcard) as bytes, '' as vcard from contact
       where address_book_id = $1 and ($2::text[] is null or id = any($2)) order by id`,
      [addressBookId, ids ?? null],
    );
  }

  /** Some contacts with their vCards. */
  async get(addressBookId: string, ids: readonly string[]): Promise<StoredCard[]> {
    const where = { addressBookId, id: In([...ids]) };
    return (await this.dataSource.manager.find(ContactEntity, { where })).map(toStored);
  }

  /**
   * Keeps a vCard as it was sent, in the place of the contact `id` if there is one. `ifTag` is the
   * tag that it must have, `*` for any that is there, null for none. @throws `quota_exceeded`
   */
  put(
    book: AddressBookEntity,
    id: string,
    card: ContactCard,
    ifTag: string | null | undefined,
  ): Promise<PutCard> {
    return this.rows.saving(async (manager): Promise<PutCard> => {
      const before = await this.rows.lock(manager, { addressBookId: book.id, id });
      const has = (tag: string) => before !== null && (tag === '*' || tag === before.etag);
      const isAsWanted = ifTag === undefined || (ifTag === null ? !before : has(ifTag));
      if (!isAsWanted) return { kind: 'changed' };
      if (before && before.uid !== card.uid) return { kind: 'conflict', id: before.id };
      const same = await manager.findOneBy(ContactEntity, {
        addressBookId: book.id,
        uid: card.uid,
      });
      if (same && same.id !== before?.id) return { kind: 'conflict', id: same.id };
      const row = before
        ? await this.rows.replace(manager, before, card)
        : await this.rows.insert(manager, book, card);
      return { kind: 'stored', isNew: !before, stored: toStored(row) };
    });
  }

  /** Whether it was there, and as `ifTag` says. */
  delete(addressBookId: string, id: string, ifTag: string): Promise<boolean> {
    return this.rows.saving(async (manager) => {
      const row = await this.rows.lock(manager, { addressBookId, id });
      if (!row || (ifTag !== '*' && ifTag !== row.etag)) return false;
      await this.rows.remove(manager, row);
      return true;
    });
  }

  /** What changed after a number of changes: the ids of what is there and of what is gone. */
  async changesSince({ spaceId, id }: AddressBookEntity, after: number, limit: number) {
    const all = await this.changes.since(spaceId, collectionOf(id), after, limit + 1);
    const page = all.slice(0, limit);
    const ids = [...new Set(page.map(({ subject }) => subject))];
    const there = new Set((await this.tags(id, ids)).map((one) => one.id));
    return {
      changed: ids.filter((one) => there.has(one)),
      deleted: ids.filter((one) => !there.has(one)),
      token: page.at(-1)?.seq ?? after,
      hasMore: all.length > limit,
    };
  }
}

const toStored = ({ id, uid, etag, vcard }: ContactEntity): StoredCard => ({
  id,
  uid,
  etag,
  bytes: Buffer.byteLength(vcard),
  vcard,
});
