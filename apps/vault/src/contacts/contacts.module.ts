import { Global, Module } from '@nestjs/common';
import { AddressBookEntity } from './books/address-book.entity.js';
import { AddressBooks } from './books/address-books.js';
import { AddressBooksController } from './books/address-books.controller.js';
import { ContactEntity } from './cards/contact.entity.js';
import { ContactRows } from './cards/contact-rows.js';
import { Contacts } from './cards/contacts.js';
import { ContactsController } from './cards/contacts.controller.js';
import { ContactNotices } from './contact-notices.js';
import { ContactStore } from './contact-store.js';
import { ContactTransferController } from './transfer/contact-transfer.controller.js';
import { ContactTransfers } from './transfer/contact-transfers.js';

/** What is stored of contacts. */
export const CONTACT_ENTITIES = [AddressBookEntity, ContactEntity];

/** Address books, and who is in them. */
@Global()
@Module({
  controllers: [AddressBooksController, ContactTransferController, ContactsController],
  providers: [AddressBooks, ContactNotices, ContactRows, Contacts, ContactStore, ContactTransfers],
  exports: [AddressBooks, ContactStore, ContactTransfers],
})
export class ContactsModule {}
