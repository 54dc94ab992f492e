import { Module, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Changes } from '../../changes/changes.js';
import { AddressBooks } from '../../contacts/books/address-books.js';
import { ContactStore } from '../../contacts/contact-store.js';
import { CARDDAV_DIALECT } from '../carddav/carddav-dialect.js';
import { collections, optionsOf } from '../collections/collections.js';
import { DavMounts } from '../http/dav-mounts.js';
import { userOf } from '../http/dav-principals.module.js';
import { AddressBooksSource } from './address-books-source.js';

/** The address books of a space over CardDAV. */
@Module({})
export class DavContactsModule implements OnModuleInit {
  constructor(
    readonly mounts: DavMounts,
    readonly dataSource: DataSource,
    readonly books: AddressBooks,
    readonly store: ContactStore,
    readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.mounts.add({
      base: CARDDAV_DIALECT.addresses.base,
      products: ['contacts'],
      options: optionsOf(CARDDAV_DIALECT),
      handle: (request, session) => {
        const source = new AddressBooksSource(this, session);
        return collections({ request, source, dialect: CARDDAV_DIALECT, user: userOf(session) });
      },
    });
  }
}
