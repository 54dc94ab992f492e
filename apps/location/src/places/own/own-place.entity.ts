import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** Parts of an address, by what they are: `house_number`, `road`, `city`, … */
export type OwnAddress = Readonly<Record<string, string>>;

/** How one reaches a place: `phone`, `email`, `website`. */
export type Contact = Readonly<Record<string, string>>;

/** A place that a project has added to those of maps. */
@Entity('place')
@Unique('place_external_id', ['tenant', 'externalId'])
@Index('place_by_tenant', ['tenant', 'id'])
export class OwnPlaceEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'place_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  /** The project's own name of it. */
  @Column('text', { nullable: true })
  externalId!: string | null;

  @Column('text')
  name!: string;

  @Column('text')
  category!: string;

  @Column('double precision')
  lat!: number;

  @Column('double precision')
  lon!: number;

  @Column('jsonb')
  address!: OwnAddress;

  @Column('jsonb')
  contact!: Contact;

  @Column('text', { nullable: true })
  wheelchair!: string | null;

  /** As OpenStreetMap writes them. */
  @Column('text', { nullable: true })
  openingHours!: string | null;

  @Column('jsonb')
  metadata!: Readonly<Record<string, string>>;

  /** What it is found by: the tenant and a word each, so that the words of one are apart from those of others. */
  @Column('text', { array: true })
  words!: string[];

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
