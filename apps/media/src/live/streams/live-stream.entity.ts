import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where a live stream is. One that is disabled takes nobody in. */
export const LIVE_STATUSES = ['idle', 'connected', 'active', 'disconnected', 'disabled'] as const;
export type LiveStatus = (typeof LIVE_STATUSES)[number];

/** `low` is seconds behind with partial segments; `standard` plays whole segments only. */
export const LATENCIES = ['low', 'standard'] as const;
export type LiveLatency = (typeof LATENCIES)[number];

/** A place that is broadcast to, again and again. */
@Entity('live_stream')
export class LiveStreamEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'live_stream_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  name!: string;

  @Column('jsonb')
  metadata!: Record<string, string>;

  @Column('text')
  status!: LiveStatus;

  /** The broadcast that is not over yet. */
  @Column('text', { nullable: true })
  sessionId!: string | null;

  /** SHA-256 of the stream key, by which it is found. */
  @Column('text')
  keyHash!: string;

  /** The stream key, sealed for its owner to read again. */
  @Column('bytea')
  keySealed!: Buffer;

  @Column('text')
  latency!: LiveLatency;

  /** For how long a broadcast waits for its publisher to come back. */
  @Column('integer')
  reconnectWindowS!: number;

  @Column('boolean')
  isRecorded!: boolean;

  /** Counts changes by its owner, for `If-Match`. */
  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
