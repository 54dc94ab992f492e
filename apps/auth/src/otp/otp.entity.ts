import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type OtpStatus = 'pending' | 'verified' | 'failed' | 'expired' | 'canceled';
/** Why a code is sent: to sign an account in, or for users of a customer's own product. */
export type OtpPurpose = 'sign_in' | 'verification' | 'sign_up';
export type OtpChannel = 'sms' | 'email';

/** One verification. It holds no secret: the code is derived from `id` and `destination`. */
@Entity('otp')
export class OtpEntity {
  @PrimaryColumn('text')
  id!: string;

  /** The project and the mode; null for sign-ins to the platform itself. */
  @Column('text', { name: 'project_id', nullable: true })
  tenant!: Tenant | null;

  @Column('text')
  purpose!: OtpPurpose;

  @Column('text')
  channel!: OtpChannel;

  /** A phone number (E.164) or an e-mail address. */
  @Column('text')
  destination!: string;

  /** The name given at sign-up, for the account that the verification makes. */
  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text')
  status!: OtpStatus;

  @Column('integer')
  attempts!: number;

  @Column('integer')
  sends!: number;

  @Column('timestamptz')
  nextSendAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  verifiedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;
}
