import { z } from 'zod';
import { SessionTokensView } from '../accounts/accounts.schema.js';
import { secondFactorField, toSecondFactor } from '../factors/policy/second-factor.schema.js';
import { mask } from '../otp/destination.js';
import { Email } from '../otp/email.js';
import { OTP_CHANNELS, type OtpEntity } from '../otp/otp.entity.js';
import { resendAfterS } from '../otp/otp-state.js';
import { ClientIp, Code } from '../otp/otp.schema.js';
import { Phone } from '../otp/phone.js';
import { UserName } from '../users/user-fields.js';
import type { SignedInUser } from '../users/user-sign-ins.js';
import { toUser, User } from '../users/users.schema.js';
import { NewPassword, TypedPassword } from './password.js';

const contact = {
  email: Email.optional(),
  phone: Phone.optional(),
  client_ip: ClientIp.optional(),
};
const isOne = ({ email, phone }: { email?: unknown; phone?: unknown }) =>
  (email === undefined) !== (phone === undefined);
const ONE = { error: 'Name either `email` or `phone`.', path: ['email'] };

export const SignUpUser = z
  .strictObject({ ...contact, password: NewPassword, name: UserName.optional() })
  .refine(isOne, ONE)
  .meta({ id: 'SignUpUser' });
export type SignUpUser = z.output<typeof SignUpUser>;

export const VerifyUserSignUp = z
  .strictObject({ id: z.string().max(64).describe('The sign-up, `sup_…`.'), code: Code })
  .meta({ id: 'VerifyUserSignUp' });
export type VerifyUserSignUp = z.output<typeof VerifyUserSignUp>;

export const SignInUser = z
  .strictObject({ ...contact, password: TypedPassword })
  .refine(isOne, ONE)
  .meta({ id: 'SignInUser' });
export type SignInUser = z.output<typeof SignInUser>;

export const StartedUserSignUp = z
  .object({
    id: z.string().describe('`sup_…`: verify the code with it.'),
    channel: z.enum(OTP_CHANNELS).describe('How the code was sent.'),
    to_masked: z.string().describe('Where it was sent.'),
    expires_at: z.iso.datetime().describe('When the code stops working.'),
    resend_after_s: z.int().describe('Seconds until signing up again sends the code again.'),
  })
  .meta({ id: 'StartedUserSignUp' });
export type StartedUserSignUp = z.output<typeof StartedUserSignUp>;

export const SignedInUserView = z
  .object({
    user: User.describe('Who signed in.'),
    session: SessionTokensView.nullable().describe(
      'A session of the user; null while banned, or while a second factor is asked for.',
    ),
    second_factor_required: secondFactorField,
  })
  .meta({ id: 'SignedInUser' });
export type SignedInUserView = z.output<typeof SignedInUserView>;

export function toStartedSignUp(id: string, otp: OtpEntity, now: Date): StartedUserSignUp {
  return {
    id,
    channel: otp.channel,
    to_masked: mask({ channel: otp.channel, to: otp.destination }),
    expires_at: otp.expiresAt.toISOString(),
    resend_after_s: resendAfterS(otp, now),
  };
}

export function toSignedInUser({ user, session, secondFactor }: SignedInUser): SignedInUserView {
  return {
    user: toUser(user),
    session,
    second_factor_required: toSecondFactor(secondFactor),
  };
}
