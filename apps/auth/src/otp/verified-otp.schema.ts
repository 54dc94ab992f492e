import { z } from 'zod';
import { SessionTokensView } from '../accounts/accounts.schema.js';
import { secondFactorField, toSecondFactor } from '../factors/policy/second-factor.schema.js';
import type { SignedInUser } from '../users/user-sign-ins.js';
import { toUser, User } from '../users/users.schema.js';
import { Otp } from './otp.schema.js';

export const VerifiedOtp = Otp.extend({
  user: User.describe('Who the code has proven to be there; made when new.'),
  session: SessionTokensView.nullable().describe(
    'A session of the user; null while banned, or while a second factor is asked for.',
  ),
  second_factor_required: secondFactorField,
}).meta({ id: 'VerifiedOtp' });
export type VerifiedOtp = z.output<typeof VerifiedOtp>;

export function toVerifiedOtp(
  otp: Otp,
  { user, session, secondFactor }: SignedInUser,
): VerifiedOtp {
  return {
    ...otp,
    user: toUser(user),
    session,
    second_factor_required: toSecondFactor(secondFactor),
  };
}
