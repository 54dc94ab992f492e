import { isIP } from 'node:net';
import { ownerOf } from '@skydeck/auth-guard';
import { z } from 'zod';
import type { OtpEntity } from './otp.entity.js';
import { MOST_ATTEMPTS, resendAfterS, statusOf } from './otp-state.js';
import { Phone } from './phone.js';

export const Code = z
  .string()
  .regex(/^[0-9]{6}$/, 'A code is six digits.')
  .describe('Six digits.');

export const ClientIp = z
  .string()
  .max(45)
  .refine((text) => isIP(text) !== 0, 'must be an IPv4 or IPv6 address')
  .describe("Address of the end user's device, for limits; your server knows it, we do not.");

export const RequestOtp = z
  .strictObject({
    phone: Phone,
    client_ip: ClientIp.optional(),
  })
  .meta({ id: 'RequestOtp' });
export type RequestOtp = z.output<typeof RequestOtp>;

export const VerifyOtp = z
  .strictObject({
    id: z.string().max(64).optional().describe('The verification, `otp_…`.'),
    phone: Phone.optional().describe('Instead of `id`: the number that the code went to.'),
    code: Code,
  })
  .refine(({ id, phone }) => (id === undefined) !== (phone === undefined), {
    error: 'Name either `id` or `phone`.',
    path: ['id'],
  })
  .meta({ id: 'VerifyOtp' });
export type VerifyOtp = z.output<typeof VerifyOtp>;

export const Otp = z
  .object({
    id: z.string().describe('`otp_…`'),
    mode: z.enum(['live', 'test']).describe('Codes of test mode stay in the outbox.'),
    status: z
      .enum(['pending', 'verified', 'failed', 'expired', 'canceled'])
      .describe('Only a pending verification takes codes.'),
    phone: z.string().describe('The number that the code went to.'),
    channel: z.enum(['sms', 'email']).describe('How the code was sent.'),
    created_at: z.iso.datetime().describe('When the code was requested.'),
    expires_at: z.iso.datetime().describe('When the code stops working.'),
    verified_at: z.iso.datetime().nullable().describe('When the right code was entered.'),
    resend_after_s: z.int().describe('Seconds until the code may be sent again.'),
    attempts_left: z.int().describe('How many codes may still be tried.'),
  })
  .meta({ id: 'Otp' });
export type Otp = z.output<typeof Otp>;

/** What a project sees of one of its verifications. */
export function toOtp(otp: OtpEntity, now: Date): Otp {
  return {
    id: otp.id,
    mode: otp.tenant === null ? 'live' : ownerOf(otp.tenant).mode,
    status: statusOf(otp, now),
    phone: otp.destination,
    channel: otp.channel,
    created_at: otp.createdAt.toISOString(),
    expires_at: otp.expiresAt.toISOString(),
    verified_at: otp.verifiedAt?.toISOString() ?? null,
    resend_after_s: resendAfterS(otp, now),
    attempts_left: MOST_ATTEMPTS - otp.attempts,
  };
}
