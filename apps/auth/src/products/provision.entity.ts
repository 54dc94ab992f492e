import type { Product } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A product that a project has begun to use. */
@Entity('provision')
export class ProvisionEntity {
  @PrimaryColumn('text')
  projectId!: string;

  @PrimaryColumn('text')
  product!: Product;

  @Column('timestamptz')
  provisionedAt!: Date;
}
