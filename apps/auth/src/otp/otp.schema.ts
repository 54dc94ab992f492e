import { isIP } from 'node:net';
import { ownerOf } from '@skydeck/auth-guard';
import { createdWithin, listQuery } from '@skydeck/envelope';
import { z } from 'zod';
import { Email } from './email.js';
import { OTP_CHANNELS, OTP_STATUSES, type OtpEntity } from './otp.entity.js';
import { MOST_ATTEMPTS, resendAfterS, statusOf } from './otp-state.js';
import { Phone } from './phone.js';
import { Locale } from './texts/locale.js';

const MOST_LABELS = 20;

/** Codes of the installation itself, which no project's settings change. */
export const SixDigits = z
  .string()
  .regex(/^[0-9]{6}$/, 'A code is six digits.')
  .describe('Six digits.');

export const Code = z
  .string()
  .regex(/^[0-9]{6,8}$/, 'A code is six to eight digits.')
  .describe('Six digits, or up to eight where the settings say so.');

export const ClientIp = z
  .string()
  .max(45)
  .refine((text) => isIP(text) !== 0, 'must be an IPv4 or IPv6 address')
  .describe("Address of the end user's device, for limits; your server knows it, we do not.");

const Metadata = z
  .record(z.string().regex(/^[\w.-]{1,40}$/), z.string().max(500))
  .refine((labels) => Object.keys(labels).length <= MOST_LABELS, 'Must have at most 20 entries.')
  .refine(
    (labels) => Object.values(labels).every((text) => text.isWellFormed() && !text.includes('\0')),
    'Must be well-formed Unicode.',
  )
  .describe('Up to 20 texts of your own, kept with the verification.');

export const RequestOtp = z
  .strictObject({
    phone: Phone.optional().describe('Number that the code goes to.'),
    email: Email.optional().describe('Instead of `phone`: the address that the code goes to.'),
    channel: z
      .enum(OTP_CHANNELS)
      .optional()
      .describe('How the code is sent: `sms` to phones and `email` to addresses if not given.'),
    locale: Locale.optional().describe(
      'Language of the message; that of the project if not given.',
    ),
    client_ip: ClientIp.optional(),
    metadata: Metadata.optional(),
  })
  .refine(({ phone, email }) => (phone === undefined) !== (email === undefined), {
    error: 'Name either `phone` or `email`.',
    path: ['phone'],
  })
  .refine(
    ({ phone, channel }) =>
      channel === undefined || (channel === 'email') === (phone === undefined),
    { error: 'This channel does not lead there.', path: ['channel'] },
  )
  .meta({ id: 'RequestOtp' });
export type RequestOtp = z.output<typeof RequestOtp>;

export const VerifyOtp = z
  .strictObject({
    id: z.string().max(64).optional().describe('The verification, `otp_…`.'),
    phone: Phone.optional().describe('Instead of `id`: the number that the code went to.'),
    email: Email.optional().describe('Instead of `id`: the address that the code went to.'),
    code: Code,
  })
  .refine((given) => [given.id, given.phone, given.email].filter(Boolean).length === 1, {
    error: 'Name either `id`, `phone` or `email`.',
    path: ['id'],
  })
  .meta({ id: 'VerifyOtp' });
export type VerifyOtp = z.output<typeof VerifyOtp>;

const status = z.enum(OTP_STATUSES);
const channel = z.enum(OTP_CHANNELS);
const time = () => z.iso.datetime();

/** Which verifications to list. */
export const ListOtps = listQuery('otps', {
  filters: {
    status: status.describe('Only verifications in this status.'),
    channel: channel.describe('Only those sent this way.'),
    phone: Phone.describe('Only those of this number.'),
    email: Email.describe('Only those of this address.'),
    country: z.string().max(4).describe('Only those of numbers of this country.'),
    ...createdWithin,
  },
});
export type ListOtps = z.output<typeof ListOtps.schema>;

export const Otp = z
  .object({
    id: z.string().describe('`otp_…`'),
    mode: z.enum(['live', 'test']).describe('Codes of test mode stay in the outbox.'),
    status: status.describe('Only a pending verification takes codes.'),
    reasons: z.array(z.string()).describe('Why it is blocked, and nothing was sent.'),
    purpose: z.string().describe('`verification`, or what else of Authentication sent it.'),
    phone: z.string().nullable().describe('The number that the code went to.'),
    email: z.string().nullable().describe('The address that the code went to.'),
    country: z.string().nullable().describe('Country of the number.'),
    channel: channel.describe('How the code was sent.'),
    locale: z.string().nullable().describe('The language that was asked for.'),
    metadata: z.record(z.string(), z.string()).describe('Texts of your own.'),
    created_at: time().describe('When the code was requested.'),
    expires_at: time().describe('When the code stops working.'),
    delivered_at: time().nullable().describe('When a message is known to have arrived.'),
    verified_at: time().nullable().describe('When the right code was entered.'),
    resend_after_s: z.int().describe('Seconds until the code may be sent again.'),
    attempts_left: z.int().describe('How many codes may still be tried.'),
  })
  .meta({ id: 'Otp' });
export type Otp = z.output<typeof Otp>;

/** What a project sees of one of its verifications. */
export function toOtp(otp: OtpEntity, now: Date): Otp {
  const isMail = otp.channel === 'email';
  return {
    id: otp.id,
    mode: otp.tenant === null ? 'live' : ownerOf(otp.tenant).mode,
    status: statusOf(otp, now),
    reasons: [...otp.reasons],
    purpose: otp.purpose,
    phone: isMail ? null : otp.destination,
    email: isMail ? otp.destination : null,
    country: otp.country,
    channel: otp.channel,
    locale: otp.locale,
    metadata: { ...otp.metadata },
    created_at: otp.createdAt.toISOString(),
    expires_at: otp.expiresAt.toISOString(),
    delivered_at: otp.deliveredAt?.toISOString() ?? null,
    verified_at: otp.verifiedAt?.toISOString() ?? null,
    resend_after_s: resendAfterS(otp, now),
    attempts_left: MOST_ATTEMPTS - otp.attempts,
  };
}
