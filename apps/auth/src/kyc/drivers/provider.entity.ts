import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CheckType } from '../checks/check-types.js';

/** Somebody whom a project has chosen to check what cannot be checked here. */
@Entity('kyc_provider')
export class KycProviderEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  tenant!: Tenant;

  /** Which driver speaks to it. */
  @Column('text')
  driver!: string;

  @Column('text')
  name!: string;

  @Column('text', { array: true })
  checks!: CheckType[];

  @Column('text')
  url!: string;

  /** Whether pictures are sent as short-lived addresses or as bytes. */
  @Column('text')
  images!: 'url' | 'bytes';

  /** For one call. */
  @Column('integer')
  timeoutMs!: number;

  /** For an answer that comes later. */
  @Column('integer')
  answerWithinS!: number;

  /** What both sides sign with, sealed. */
  @Column('bytea')
  secret!: Buffer;

  @Column('integer')
  version!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;
}
