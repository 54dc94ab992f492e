import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StatusHistory } from './status-history.schema.js';

/** What the status page remembers: one row for the whole installation. */
@Entity('status_history')
export class StatusHistoryEntity {
  @PrimaryColumn('smallint')
  id!: number;

  /** Counts changes: who changes names the one that was read. */
  @Column('integer')
  version!: number;

  @Column('jsonb')
  history!: StatusHistory;
}
