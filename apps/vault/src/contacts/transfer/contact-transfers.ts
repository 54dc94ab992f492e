import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { AddressBooks, type ContactCaller } from '../books/address-books.js';
import { ContactEntity } from '../cards/contact.entity.js';
import { ContactRows, refusing } from '../cards/contact-rows.js';
import type { ContactCard } from '../vcard/contact-fields.js';
import { readVcard } from '../vcard/read-vcard.js';
import { splitVcards, withUid } from '../vcard/split-vcards.js';
import { VcardProblem } from '../vcard/vcard-problem.js';

/** So few at once, as each may have a picture. */
const PAGE = 20;

/** Address books as files. */
@Injectable()
export class ContactTransfers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly books: AddressBooks,
    private readonly rows: ContactRows,
  ) {}

  /** Takes each vCard of a file that can be read. @throws `contact.vcard_invalid` when the file itself cannot */
  async import(caller: ContactCaller, id: string, vcf: string) {
    const book = await this.books.get(caller, id, 'write');
    const problems: { number: number; why: string }[] = [];
    let [created, updated] = [0, 0];
    for (const [index, text] of refusing(() => splitVcards(vcf)).entries()) {
      const card = cardOf(text);
      if (typeof card === 'string') {
        problems.push({ number: index + 1, why: card });
        continue;
      }
      await this.rows.saving(async (manager) => {
        const where = { addressBookId: book.id, uid: card.uid };
        const before = await this.rows.lock(manager, where);
        if (before) await this.rows.replace(manager, before, card);
        else await this.rows.insert(manager, book, card);
        if (before) updated += 1;
        else created += 1;
      });
    }
    return { created, updated, problems };
  }

  /** The vCards of an address book, one after another, for who has looked at the rights. */
  async *vcardsOf(addressBookId: string): AsyncGenerator<string> {
    for (let after = ''; ;) {
      const rows = await this.dataSource.manager.find(ContactEntity, {
        where: { addressBookId, id: MoreThan(after) },
        order: { id: 'ASC' },
        take: PAGE,
      });
      for (const { vcard } of rows) yield vcard.endsWith('\n') ? vcard : `${vcard}\r\n`;
      if (rows.length < PAGE) return;
      after = rows.at(-1)?.id ?? '';
    }
  }
}

/** A vCard of a file, or why it cannot be read. */
function cardOf(text: string): ContactCard | string {
  try {
    return readVcard(withUid(text));
  } catch (error) {
    if (error instanceof VcardProblem) return error.message;
    throw error;
  }
}
