import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ContactFields } from '../vcard/contact-fields.js';

/** Somebody in an address book. */
@Entity('contact')
export class ContactEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'contact_pkey' })
  id!: string;

  @Column('text')
  projectId!: Tenant;

  @Column('text')
  spaceId!: string;

  @Column('text')
  addressBookId!: string;

  /** What address books everywhere know it by. */
  @Column('text')
  uid!: string;

  /** The vCard, as it was sent. */
  @Column('text')
  vcard!: string;

  /** Changes with the vCard, for WebDAV. */
  @Column('text')
  etag!: string;

  /** What the vCard says, to be shown. */
  @Column('jsonb')
  fields!: ContactFields;

  /** Its name, to sort by. */
  @Column('text')
  fullName!: string;

  /** What it is found by: names, addresses and numbers in small letters without accents. */
  @Column('text')
  foundBy!: string;

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
