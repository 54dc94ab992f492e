import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AddressBookEntity } from '../../contacts/books/address-book.entity.js';
import { ContactTransfers } from '../../contacts/transfer/contact-transfers.js';
import { type ArchiveEntry, contentOf } from './archive-entry.js';
import { NamesOfFolder } from './safe-names.js';

/** An address book that is longer goes on in another file: one is held in memory at a time. */
const LONGEST = 4 * 1024 * 1024;

/** Address books as files of vCards. */
@Injectable()
export class ContactEntries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transfers: ContactTransfers,
  ) {}

  async *of(spaceId: string): AsyncGenerator<ArchiveEntry> {
    const names = new NamesOfFolder();
    const books = await this.dataSource.manager.find(AddressBookEntity, {
      where: { spaceId },
      order: { id: 'ASC' },
    });
    for (const { id, name, updatedAt } of books) {
      const path = `Contacts/${names.take(name, id)}`;
      yield* this.#files({ kind: 'contacts', path, id, name, modifiedAt: updatedAt });
    }
  }

  /** Files of vCards; an address book without any has one with nothing in it. */
  async *#files(about: Omit<ArchiveEntry, 'content' | 'count'>): AsyncGenerator<ArchiveEntry> {
    let [body, count, part] = ['', 0, 1];
    const file = (): ArchiveEntry => {
      const path = `${about.path}${part === 1 ? '' : ` ${part}`}.vcf`;
      return { ...about, path, count, content: contentOf(body) };
    };
    for await (const vcard of this.transfers.vcardsOf(about.id)) {
      body += vcard;
      count += 1;
      if (body.length < LONGEST) continue;
      yield file();
      [body, count, part] = ['', 0, part + 1];
    }
    if (count > 0 || part === 1) yield file();
  }
}
