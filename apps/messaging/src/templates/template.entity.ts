import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A text with gaps that messages are made of. What it says stands in its versions. */
@Entity('template')
@Unique('template_name', ['tenant', 'name'])
export class TemplateEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'template_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  /** Number of the newest version. */
  @Column('integer')
  latest!: number;

  /** Number of the version that messages are made of; null until one is published. */
  @Column('integer', { nullable: true })
  published!: number | null;

  /** Counts changes, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
