import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Changes } from '../changes/changes.js';
import type { AddressBookEntity } from './books/address-book.entity.js';
import type { ContactEntity } from './cards/contact.entity.js';
import {
  AddressBookEvents,
  addressBookState,
  ContactEvents,
  contactState,
} from './contact.events.js';

const VERBS = { created: 'create', updated: 'update', deleted: 'delete' } as const;
type What = keyof typeof VERBS;

/** The collection of changes that the contacts of an address book are. */
export const collectionOf = (addressBookId: string): string => `contacts:${addressBookId}`;

/** Tells what was done with address books and contacts, last in the transaction of the change. */
@Injectable()
export class ContactNotices {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly changes: Changes,
  ) {}

  async book(manager: EntityManager, what: What, row: AddressBookEntity): Promise<void> {
    const { projectId: tenant, id: subject } = row;
    const data = addressBookState(row);
    await this.events.record(manager, { type: AddressBookEvents[what], tenant, subject, data });
    await this.audit.record(manager, {
      tenant,
      action: `address_book.${VERBS[what]}`,
      target: subject,
      after: what === 'deleted' ? null : data,
    });
  }

  async contact(manager: EntityManager, what: What, row: ContactEntity): Promise<void> {
    const { projectId: tenant, id: subject, spaceId, addressBookId } = row;
    const data = contactState(row);
    await this.events.record(manager, { type: ContactEvents[what], tenant, subject, data });
    await this.audit.record(manager, {
      tenant,
      action: `contact.${VERBS[what]}`,
      target: subject,
      after: what === 'deleted' ? null : data,
    });
    await this.changes.record(manager, {
      space: { id: spaceId },
      collection: collectionOf(addressBookId),
      kind: 'contact',
      id: subject,
      what,
    });
  }
}
