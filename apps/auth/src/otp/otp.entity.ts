import type { Tenant } from '@skydeck/auth-guard';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export const OTP_STATUSES = [
  'pending',
  'verified',
  'failed',
  'expired',
  'canceled',
  'blocked',
] as const;
export type OtpStatus = (typeof OTP_STATUSES)[number];
/** Why a code is sent: to sign an account in, or for users of a customer's own product. */
export type OtpPurpose = 'sign_in' | 'verification' | 'sign_up' | 'second_factor' | 'email_change';
export const OTP_CHANNELS = ['sms', 'whatsapp', 'email'] as const;
export type OtpChannel = (typeof OTP_CHANNELS)[number];

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

  /** How the newest message went out. */
  @Column('text')
  channel!: OtpChannel;

  /** A phone number (E.164) or an e-mail address. */
  @Column('text')
  destination!: string;

  /** Country of the number (ISO 3166-1), or its calling code where it belongs to none. */
  @Column('text', { nullable: true })
  country!: string | null;

  /** The number without its last four digits. */
  @Column('text', { nullable: true })
  prefix!: string | null;

  /** The name given at sign-up, for the account that the verification makes. */
  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text')
  status!: OtpStatus;

  /** Why it was blocked. */
  @Column('text', { array: true })
  reasons!: string[];

  @Column('smallint')
  codeLength!: number;

  /** The language that was asked for. */
  @Column('text', { nullable: true })
  locale!: string | null;

  @Column('jsonb')
  metadata!: Record<string, string>;

  @Column('integer')
  attempts!: number;

  /** How many messages there were to be; the newest may not have been handed over yet. */
  @Column('integer')
  sends!: number;

  /** How many messages messaging has taken. */
  @Column('integer')
  handed!: number;

  /** Somebody is handing a message over until then. */
  @Column('timestamptz', { nullable: true })
  sendingUntil!: Date | null;

  /** When the newest message was wanted. */
  @Column('timestamptz')
  lastSendAt!: Date;

  @Column('timestamptz')
  nextSendAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  verifiedAt!: Date | null;

  /** When messaging heard that a message arrived. */
  @Column('timestamptz', { nullable: true })
  deliveredAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;
}
