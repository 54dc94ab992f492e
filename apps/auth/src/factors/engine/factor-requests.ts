import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { Email } from '../../otp/email.js';
import { Phone } from '../../otp/phone.js';
import { CreatedCredential, FoundCredential } from '../passkeys/passkey-response.js';

const Name = z
  .string()
  .max(60)
  .regex(/^\P{Cc}*$/u, 'A name has no control characters.')
  .trim()
  .min(1)
  .describe('What its owner calls it, such as `Work phone`.');

export const AddFactor = z
  .strictObject({
    type: z
      .enum(['totp', 'sms', 'email'])
      .describe('An authenticator app, or where codes go; passkeys have routes of their own.'),
    name: Name.optional(),
    phone: Phone.optional().describe('For `sms`: the number that codes go to.'),
    email: Email.optional().describe('For `email`: the address that codes go to.'),
  })
  .refine(({ type, phone }) => (type === 'sms') === (phone !== undefined), {
    error: 'Name a phone for `sms`, and for nothing else.',
    path: ['phone'],
  })
  .refine(({ type, email }) => (type === 'email') === (email !== undefined), {
    error: 'Name an address for `email`, and for nothing else.',
    path: ['email'],
  })
  .meta({ id: 'AddFactor' });
export type AddFactor = z.output<typeof AddFactor>;

export const RenameFactor = z.strictObject({ name: Name }).meta({ id: 'RenameFactor' });
export type RenameFactor = z.output<typeof RenameFactor>;

const challengeId = z.string().max(64).describe('The challenge that is answered.');
const code = z
  .string()
  .regex(/^[0-9]{4,10}$/, 'A code is digits only.')
  .describe('For all but passkeys: the code of the app, or the one that was sent.');

export const VerifyFactor = z
  .strictObject({
    code: code.optional(),
    challenge_id: challengeId.optional(),
    credential: FoundCredential.optional(),
  })
  .meta({ id: 'VerifyFactor' });
export type VerifyFactor = z.output<typeof VerifyFactor>;

export const StepUp = z
  .strictObject({
    factor_id: z.string().max(64).optional().describe('The factor that is given, `fac_…`.'),
    recovery_code: z.string().min(1).max(64).optional().describe('Instead of a factor.'),
    code: code.optional(),
    challenge_id: challengeId.optional(),
    credential: FoundCredential.optional(),
  })
  .refine((body) => (body.factor_id === undefined) !== (body.recovery_code === undefined), {
    error: 'Name either `factor_id` or `recovery_code`.',
    path: ['factor_id'],
  })
  .meta({ id: 'StepUp' });
export type StepUp = z.output<typeof StepUp>;

export const UseRecoveryCode = z
  .strictObject({
    code: z.string().min(1).max(64).describe('One of the codes, such as `07-k3f9x-m2q8r`.'),
  })
  .meta({ id: 'UseRecoveryCode' });
export type UseRecoveryCode = z.output<typeof UseRecoveryCode>;

export const RegisterPasskey = z
  .strictObject({ challenge_id: challengeId, credential: CreatedCredential, name: Name.optional() })
  .meta({ id: 'RegisterPasskey' });
export type RegisterPasskey = z.output<typeof RegisterPasskey>;

export const SignInWithPasskey = z
  .strictObject({ challenge_id: challengeId, credential: FoundCredential })
  .meta({ id: 'SignInWithPasskey' });
export type SignInWithPasskey = z.output<typeof SignInWithPasskey>;

/** What is to be answered; the options are those of a passkey. */
export interface FactorChallenge {
  readonly id: string;
  readonly expiresAt: Date;
  readonly options:
    | PublicKeyCredentialRequestOptionsJSON
    | PublicKeyCredentialCreationOptionsJSON
    | null;
}
