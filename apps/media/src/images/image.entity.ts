import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture that a project keeps, for watermarks and posters. */
@Entity('image')
export class ImageEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'image_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  name!: string;

  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  @Column('bigint', { transformer: { to: Number, from: Number } })
  bytes!: number;

  @Column('text')
  objectKey!: string;

  @Column('timestamptz')
  createdAt!: Date;
}
