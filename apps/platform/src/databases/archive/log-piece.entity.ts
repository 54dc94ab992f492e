import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A finished file of the log of a database server, in the object store. */
@Entity('database_log_piece')
export class LogPieceEntity {
  @PrimaryColumn('text')
  instanceId!: string;

  @PrimaryColumn('integer')
  major!: number;

  @PrimaryColumn('text')
  name!: string;

  @Column('bigint')
  sizeBytes!: string;

  /** What was acknowledged before is in this piece, or in one before it. */
  @Column('timestamptz')
  writtenAt!: Date;

  /** Of what is in the object store; null while it is brought there. */
  @Column('text', { nullable: true })
  sha256!: string | null;

  /** Since when it is in the object store, whole. */
  @Column('timestamptz', { nullable: true })
  shippedAt!: Date | null;
}
