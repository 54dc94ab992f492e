import { z } from 'zod';
import { SessionTokensView } from '../../accounts/accounts.schema.js';
import type { FactorEntity } from '../factor.entity.js';
import { Factor, toFactor } from '../factors.schema.js';
import type { TotpSecret } from '../totp/totp-factors.js';
import type { Completed } from './factor-completion.js';
import type { FactorChallenge } from './factor-requests.js';

export const FactorChallengeView = z
  .object({
    id: z.string().describe('Name it as `challenge_id` in the answer.'),
    expires_at: z.iso.datetime().describe('When it can no longer be answered.'),
    public_key: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('Of a passkey: options for `navigator.credentials`, as JSON.'),
  })
  .meta({ id: 'FactorChallenge' });
export type FactorChallengeView = z.output<typeof FactorChallengeView>;

export const AddedFactor = Factor.extend({
  totp: z
    .object({
      secret: z.string().describe('Base 32, for typing. It is shown once.'),
      uri: z.string().describe('`otpauth://…`, which apps open.'),
      qr_svg: z.string().describe('The same as a picture to scan.'),
    })
    .nullable()
    .describe('What an authenticator app needs; null for other types.'),
  challenge: FactorChallengeView.nullable().describe('The code that was sent; null for apps.'),
}).meta({ id: 'AddedFactor' });
export type AddedFactor = z.output<typeof AddedFactor>;

export const AskedFactor = z
  .object({
    factor: Factor,
    challenge: FactorChallengeView.nullable().describe('Null for apps, which need none.'),
  })
  .meta({ id: 'AskedFactor' });
export type AskedFactor = z.output<typeof AskedFactor>;

export const SteppedUp = z
  .object({
    session: SessionTokensView.describe('The session, whose tokens now say `acr=aal2`.'),
    device_token: z
      .string()
      .nullable()
      .describe(
        'Send it as `Skydeck-Device` from now on; null where the policy has no use for it.',
      ),
  })
  .meta({ id: 'SteppedUp' });
export type SteppedUp = z.output<typeof SteppedUp>;

export const VerifiedFactor = SteppedUp.extend({
  factor: Factor.describe('The factor that was given.'),
}).meta({ id: 'VerifiedFactor' });
export type VerifiedFactor = z.output<typeof VerifiedFactor>;

export const RecoveryCodesView = z
  .object({
    codes: z.array(z.string()).describe('Ten codes, each good once. They are shown once.'),
  })
  .meta({ id: 'RecoveryCodes' });

export const RecoveryCodesLeftView = z
  .object({
    left: z.int().describe('How many are still good.'),
    created_at: z.iso.datetime().nullable().describe('When they were made; null if never.'),
  })
  .meta({ id: 'RecoveryCodesLeft' });

export function toChallenge(challenge: FactorChallenge): FactorChallengeView {
  const { id, expiresAt, options } = challenge;
  const publicKey = options && { ...options };
  return { id, expires_at: expiresAt.toISOString(), public_key: publicKey };
}

export const toAsked = (asked: {
  factor: FactorEntity;
  challenge: FactorChallenge | null;
}): AskedFactor => ({
  factor: toFactor(asked.factor),
  challenge: asked.challenge && toChallenge(asked.challenge),
});

export function toAdded(added: {
  factor: FactorEntity;
  totp: TotpSecret | null;
  challenge: FactorChallenge | null;
}): AddedFactor {
  const { factor, totp, challenge } = added;
  return {
    ...toFactor(factor),
    totp: totp && { secret: totp.secret, uri: totp.uri, qr_svg: totp.qrSvg },
    challenge: challenge && toChallenge(challenge),
  };
}

export const toSteppedUp = ({ session, deviceToken }: Completed): SteppedUp => ({
  session,
  device_token: deviceToken,
});

export const toVerified = (verified: Completed & { factor: FactorEntity }): VerifiedFactor => ({
  ...toSteppedUp(verified),
  factor: toFactor(verified.factor),
});
