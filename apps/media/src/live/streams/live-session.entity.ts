import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LiveFacts } from '../engine/live-session.js';

/** Where a broadcast is. */
export const SESSION_STATUSES = ['connected', 'active', 'disconnected', 'ended'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/**
 * Why a broadcast ended. `disconnected` is a publisher that did not come back in time, `refused` one
 * that sent what cannot be taken.
 */
export const END_REASONS = [
  'completed',
  'disconnected',
  'disabled',
  'deleted',
  'too_long',
  'refused',
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What comes in, as it was last measured. */
export interface LiveHealth extends Pick<
  LiveFacts,
  | 'bitrateBps'
  | 'framesPerSecond'
  | 'width'
  | 'height'
  | 'droppedMessages'
  | 'encoderRestarts'
  | 'isPassedThrough'
  | 'renditions'
> {
  readonly measuredAt: string;
}

const bigNumber = { transformer: { to: Number, from: Number } };

/** One broadcast: from the first publisher until it is complete, or nobody came back. */
@Entity('live_session')
export class LiveSessionEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'live_session_pkey' })
  id!: string;

  @Column('text')
  tenant!: Tenant;

  @Column('text')
  streamId!: string;

  @Column('text')
  status!: SessionStatus;

  @Column('text', { nullable: true })
  endReason!: EndReason | null;

  @Column('boolean')
  isRecorded!: boolean;

  /** Whether what was kept of it became assets, or nothing was kept. */
  @Column('boolean')
  isSettled!: boolean;

  /** What it became: one asset, or more where the picture changed on the way. */
  @Column('text', { array: true })
  assetIds!: string[];

  /** How often a publisher connected. */
  @Column('integer')
  publishes!: number;

  /** Where the process that holds it is reached by others. */
  @Column('text', { nullable: true })
  holderUrl!: string | null;

  /** When that process last said that it lives. */
  @Column('timestamptz')
  seenAt!: Date;

  /** Since when something can be watched; null while nothing comes. */
  @Column('timestamptz', { nullable: true })
  spanFrom!: Date | null;

  /** For how long something could be watched, before that. */
  @Column('bigint', bigNumber)
  durationMs!: number;

  @Column('bigint', bigNumber)
  bytes!: number;

  @Column('jsonb', { nullable: true })
  health!: LiveHealth | null;

  @Column('timestamptz')
  startedAt!: Date;

  /** When it could first be watched. */
  @Column('timestamptz', { nullable: true })
  activeAt!: Date | null;

  /** Until when its publisher may come back. */
  @Column('timestamptz', { nullable: true })
  resumeUntil!: Date | null;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;
}
