import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number given out in a scope; its row lock keeps numbers in the order of commits. */
@Entity('outbox_counter')
export class OutboxCounterEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'outbox_counter_pkey' })
  scope!: string;

  @Column('bigint')
  lastSeq!: string;
}
