import type { Tenant } from '@skydeck/auth-guard';
import type { OtpChannel, OtpEntity, OtpPurpose, OtpStatus } from './otp.entity.js';

/** A row of the table `otp`. */
export interface OtpRow {
  readonly id: string;
  readonly project_id: Tenant | null;
  readonly purpose: OtpPurpose;
  readonly channel: OtpChannel;
  readonly destination: string;
  readonly country: string | null;
  readonly prefix: string | null;
  readonly name: string | null;
  readonly status: OtpStatus;
  readonly reasons: string[];
  readonly code_length: number;
  readonly locale: string | null;
  readonly metadata: Record<string, string>;
  readonly attempts: number;
  readonly sends: number;
  readonly handed: number;
  readonly sending_until: Date | null;
  readonly last_send_at: Date;
  readonly next_send_at: Date;
  readonly expires_at: Date;
  readonly verified_at: Date | null;
  readonly delivered_at: Date | null;
  readonly created_at: Date;
}

/** The statements that decide return rows as they are; this is the same in our words. */
export function toOtpEntity(row: OtpRow): OtpEntity {
  return {
    id: row.id,
    tenant: row.project_id,
    purpose: row.purpose,
    channel: row.channel,
    destination: row.destination,
    country: row.country,
    prefix: row.prefix,
    name: row.name,
    status: row.status,
    reasons: row.reasons,
    codeLength: row.code_length,
    locale: row.locale,
    metadata: row.metadata,
    attempts: row.attempts,
    sends: row.sends,
    handed: row.handed,
    sendingUntil: row.sending_until,
    lastSendAt: row.last_send_at,
    nextSendAt: row.next_send_at,
    expiresAt: row.expires_at,
    verifiedAt: row.verified_at,
    deliveredAt: row.delivered_at,
    createdAt: row.created_at,
  };
}

/** Everything that an `OtpRow` holds, in the order of `otpValues`. */
export const OTP_COLUMNS = `id, project_id, purpose, channel, destination, country, prefix, name,
    status, reasons, code_length, locale, metadata, attempts, sends, handed, sending_until,
    last_send_at, next_send_at, expires_at, verified_at, delivered_at, created_at`;

/** The values of a row, in the order of `OTP_COLUMNS`. */
export function otpValues(otp: OtpEntity): unknown[] {
  return [
    otp.id,
    otp.tenant,
    otp.purpose,
    otp.channel,
    otp.destination,
    otp.country,
    otp.prefix,
    otp.name,
    otp.status,
    otp.reasons,
    otp.codeLength,
    otp.locale,
    otp.metadata,
    otp.attempts,
    otp.sends,
    otp.handed,
    otp.sendingUntil,
    otp.lastSendAt,
    otp.nextSendAt,
    otp.expiresAt,
    otp.verifiedAt,
    otp.deliveredAt,
    otp.createdAt,
  ];
}
