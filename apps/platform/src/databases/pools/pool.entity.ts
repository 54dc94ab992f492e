import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PoolMode } from '../engine/pool-spec.js';

/** The pool of a database: what its owner wants of it, and where it answers. */
@Entity('database_pool')
export class PoolEntity {
  @PrimaryColumn('text')
  databaseId!: string;

  @Column('boolean')
  isEnabled!: boolean;

  @Column('text')
  mode!: PoolMode;

  @Column('integer')
  size!: number;

  /** Null while it does not answer. */
  @Column('text', { nullable: true })
  host!: string | null;

  @Column('integer', { nullable: true })
  port!: number | null;

  /** Counts the changes that callers make. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  updatedAt!: Date;
}
