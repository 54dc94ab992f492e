import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What may become of a thing. */
export const CHANGES = ['created', 'updated', 'deleted'] as const;
export type ChangeKind = (typeof CHANGES)[number];

const asNumber = { transformer: { to: (value: unknown) => value, from: Number } };

/** One change of a collection, such as `files` or `calendar:cal_…`. */
@Entity('change')
export class ChangeEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'change_pkey' })
  spaceId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'change_pkey' })
  collection!: string;

  /** Counts up from 1 in its collection, in the order in which changes became visible. */
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'change_pkey', ...asNumber })
  seq!: number;

  /** What changed, such as `file` or `task`. */
  @Column('text')
  kind!: string;

  /** The id of it. */
  @Column('text')
  subject!: string;

  @Column('text')
  what!: ChangeKind;

  @Column('timestamptz')
  at!: Date;
}
