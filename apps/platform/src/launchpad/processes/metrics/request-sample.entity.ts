import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AppEntity } from '../../apps/app.entity.js';

/** What the edge answered for an app in a short span of time. */
@Entity('app_request_sample')
export class RequestSampleEntity {
  @ForeignKey(() => AppEntity, { name: 'app_request_sample_app_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  appId!: string;

  /** End of the span. */
  @Index('app_request_sample_at')
  @PrimaryColumn('timestamptz')
  at!: Date;

  @Column('double precision')
  spanS!: number;

  @Column('integer')
  requests!: number;

  @Column('integer')
  clientErrors!: number;

  @Column('integer')
  serverErrors!: number;

  /** Requests and other connections that were open at the end. */
  @Column('integer')
  inFlight!: number;

  /** Of the minute before the end; null when nothing was answered in it. */
  @Column('double precision', { nullable: true })
  p50Ms!: number | null;

  @Column('double precision', { nullable: true })
  p95Ms!: number | null;

  @Column('double precision', { nullable: true })
  p99Ms!: number | null;
}
