import { z } from 'zod';
import { secondFactorField } from '../factors/policy/second-factor.schema.js';
import { mask } from '../otp/destination.js';
import { Email } from '../otp/email.js';
import { OTP_CHANNELS, type OtpEntity } from '../otp/otp.entity.js';
import { resendAfterS } from '../otp/otp-state.js';
import { SixDigits } from '../otp/otp.schema.js';
import { Phone } from '../otp/phone.js';
import type { SessionTokens } from '../sessions/sessions.service.js';
import type { AccountEntity } from './account.entity.js';

const Name = z
  .string()
  .max(100)
  .regex(/^\P{Cc}*$/u, 'A name has no control characters.')
  .trim()
  .min(1)
  .describe('Name of the person.');

export const SignIn = z
  .strictObject({
    email: Email.optional(),
    phone: Phone.optional(),
    name: Name.optional().describe('Used when the account is new.'),
  })
  .refine(({ email, phone }) => (email === undefined) !== (phone === undefined), {
    error: 'Name either `email` or `phone`.',
    path: ['email'],
  })
  .meta({ id: 'SignIn' });
export type SignIn = z.output<typeof SignIn>;

export const StartedSignIn = z
  .object({
    id: z.string().describe('`sgn_…`; name it with the code.'),
    channel: z.enum(OTP_CHANNELS).describe('How the code was sent.'),
    to_masked: z.string().describe('Where it was sent, for the person to recognise.'),
    expires_at: z.iso.datetime().describe('When the code stops working.'),
    resend_after_s: z.int().describe('Seconds until the same request sends the code again.'),
  })
  .meta({ id: 'StartedSignIn' });
export type StartedSignIn = z.output<typeof StartedSignIn>;

export const VerifySignIn = z
  .strictObject({ id: z.string().max(64).describe('`sgn_…`'), code: SixDigits })
  .meta({ id: 'VerifySignIn' });
export type VerifySignIn = z.output<typeof VerifySignIn>;

export const RefreshSession = z
  .strictObject({ refresh_token: z.string().max(200).describe('The newest one of the session.') })
  .meta({ id: 'RefreshSession' });
export type RefreshSession = z.output<typeof RefreshSession>;

export const UpdateAccount = z.strictObject({ name: Name }).meta({ id: 'UpdateAccount' });
export type UpdateAccount = z.output<typeof UpdateAccount>;

export const AccountView = z
  .object({
    id: z.string().describe('`acc_…`'),
    email: z.string().nullable().describe('Verified e-mail address.'),
    phone: z.string().nullable().describe('Verified phone number.'),
    name: z.string().nullable().describe('Name of the person.'),
    created_at: z.iso.datetime().describe('When the account was made.'),
  })
  .meta({ id: 'Account' });
export type AccountView = z.output<typeof AccountView>;

export const SessionTokensView = z
  .object({
    access_token: z.string().describe('Send it as `Authorization: Bearer …`.'),
    token_type: z.literal('Bearer').describe('Always `Bearer`.'),
    expires_in: z.int().describe('Seconds until the access token expires.'),
    refresh_token: z.string().describe('Gets the next tokens, once.'),
    session_id: z.string().describe('`ses_…`'),
  })
  .meta({ id: 'SessionTokens' });

export const Refreshed = z.object({ session: SessionTokensView }).meta({ id: 'Refreshed' });
export const SignedIn = z
  .object({ account: AccountView, session: SessionTokensView })
  .meta({ id: 'SignedIn' });
export type SignedIn = z.output<typeof SignedIn>;

export const SignedInAccount = z
  .object({
    account: AccountView,
    session: SessionTokensView.nullable().describe('Null while a second factor is asked for.'),
    second_factor_required: secondFactorField,
  })
  .meta({ id: 'SignedInAccount' });
export type SignedInAccount = z.output<typeof SignedInAccount>;

export function toAccount({ id, email, phone, name, createdAt }: AccountEntity): AccountView {
  return { id, email, phone, name, created_at: createdAt.toISOString() };
}

export function toSignedIn(account: AccountEntity, session: SessionTokens): SignedIn {
  return { account: toAccount(account), session };
}

export function toStartedSignIn(otp: OtpEntity, now: Date): StartedSignIn {
  return {
    id: otp.id,
    channel: otp.channel,
    to_masked: mask({ channel: otp.channel, to: otp.destination }),
    expires_at: otp.expiresAt.toISOString(),
    resend_after_s: resendAfterS(otp, now),
  };
}
