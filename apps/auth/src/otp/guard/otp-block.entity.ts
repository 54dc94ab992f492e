import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export const BLOCK_KINDS = ['prefix', 'country'] as const;
export type OtpBlockKind = (typeof BLOCK_KINDS)[number];

/** A prefix or a country that gets no codes of a project until somebody releases it. */
@Entity('otp_block')
export class OtpBlockEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('text', { name: 'project_id' })
  tenant!: Tenant;

  @Column('text')
  kind!: OtpBlockKind;

  /** A number without its last four digits, or a country. */
  @Column('text')
  value!: string;

  /** Messages of the hour before. */
  @Column('integer')
  sends!: number;

  /** Verifications of the hour before that were finished. */
  @Column('integer')
  verified!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  releasedAt!: Date | null;
}
