import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A part of a long text message whose other parts are not all there. */
@Entity('inbound_part')
@Index('inbound_part_by_age', ['createdAt'])
export class InboundPartEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'inbound_part_pkey' })
  providerId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'inbound_part_pkey' })
  sender!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'inbound_part_pkey' })
  recipient!: string;

  /** What the parts of one message have in common. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'inbound_part_pkey' })
  reference!: number;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'inbound_part_pkey' })
  total!: number;

  /** The first is 1. */
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'inbound_part_pkey' })
  number!: number;

  /** UTF-16, as phones cut surrogate pairs in two. */
  @Column('bytea')
  units!: Buffer;

  @Column('timestamptz')
  createdAt!: Date;
}
