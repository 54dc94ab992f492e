import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Plane } from '../factor-owner.js';

/** A code on paper that stands in for a second factor, once. Its number picks the row. */
@Entity('recovery_code')
export class RecoveryCodeEntity {
  @PrimaryColumn('text')
  plane!: Plane;

  @PrimaryColumn('text')
  ownerId!: string;

  @PrimaryColumn('smallint')
  number!: number;

  /** Argon2id, in the PHC format. */
  @Column('text')
  hash!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
