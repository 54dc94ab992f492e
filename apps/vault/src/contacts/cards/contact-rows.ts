import { createHash } from 'node:crypto';
import { isUniqueViolation } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AddressBookEntity } from '../books/address-book.entity.js';
import { ContactErrors } from '../contact.errors.js';
import { ContactNotices } from '../contact-notices.js';
import type { ContactCard } from '../vcard/contact-fields.js';
import { readVcard } from '../vcard/read-vcard.js';
import { VcardProblem } from '../vcard/vcard-problem.js';
import { ContactEntity } from './contact.entity.js';
import { foundBy } from './found-by.js';

/** Writes contacts, each with its vCard and what is looked for in it. */
@Injectable()
export class ContactRows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notices: ContactNotices,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /** Reads one vCard. @throws `contact.vcard_invalid` */
  read(vcard: string): ContactCard {
    return refusing(() => readVcard(vcard));
  }

  /** @throws `contact.uid_taken` */
  async saving<Result>(save: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await this.dataSource.transaction(save);
    } catch (error) {
      throw isUniqueViolation(error) ? ContactErrors.uid_taken({ cause: error }) : error;
    }
  }

  /** @throws `quota_exceeded` */
  async insert(
    manager: EntityManager,
    book: AddressBookEntity,
    card: ContactCard,
    id?: string,
  ): Promise<ContactEntity> {
    const now = this.clock.now();
    const row = Object.assign(new ContactEntity(), columnsOf(card), {
      id: id ?? newId('ctc', now.getTime()),
      projectId: book.projectId,
      spaceId: book.spaceId,
      addressBookId: book.id,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    await this.quotas.take('contacts', manager, book.projectId);
    await manager.insert(ContactEntity, row);
    await this.notices.contact(manager, 'created', row);
    return row;
  }

  async replace(
    manager: EntityManager,
    before: ContactEntity,
    card: ContactCard,
  ): Promise<ContactEntity> {
    const row = Object.assign(new ContactEntity(), before, columnsOf(card), {
      version: before.version + 1,
      updatedAt: this.clock.now(),
    });
    await manager.update(ContactEntity, { id: row.id }, row);
    await this.notices.contact(manager, 'updated', row);
    return row;
  }

  async remove(manager: EntityManager, row: ContactEntity): Promise<void> {
    await manager.delete(ContactEntity, { id: row.id });
    await this.notices.contact(manager, 'deleted', row);
  }

  /** The contact as nobody else changes it meanwhile; null when there is none. */
  lock(
    manager: EntityManager,
    where: { readonly addressBookId?: string } & (
      | { readonly id: string }
      | { readonly uid: string }
    ),
  ): Promise<ContactEntity | null> {
    return manager.findOne(ContactEntity, { where, lock: { mode: 'pessimistic_write' } });
  }
}

/** Tells callers what is wrong with a vCard. @throws `contact.vcard_invalid` */
export function refusing<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof VcardProblem)) throw error;
    throw ContactErrors.vcard_invalid({ detail: error.message, cause: error });
  }
}

function columnsOf({ uid, vcard, fields }: ContactCard): Partial<ContactEntity> {
  const etag = createHash('sha256').update(vcard).digest('hex').slice(0, 32);
  return { uid, vcard, etag, fields, fullName: fields.full_name, foundBy: foundBy(fields) };
}
