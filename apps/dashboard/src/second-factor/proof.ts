import { z } from 'zod';

const code = z.string().regex(/^[0-9]{4,10}$/, 'A code is digits only.');
const challengeId = z.string().max(64);
const factorId = z.string().regex(/^fac_\w{1,60}$/, 'Name a factor.');
// Auth checks what is in it; here it only passes through.
const credential = z.record(z.string(), z.unknown());

/** A factor that is to be asked for its proof. */
export const AskFactor = z.strictObject({ factor_id: factorId });

/** The first code of a factor that is added. */
export const ConfirmFactor = z.strictObject({
  factor_id: factorId,
  code,
  challenge_id: challengeId.optional(),
});

/** What a passkey has answered. */
export const PasskeyAnswer = z.strictObject({ challenge_id: challengeId, credential });

/** A passkey that the browser has made. */
export const NewPasskey = PasskeyAnswer.extend({ name: z.string().max(60).optional() });

/** A second factor that is given, or a recovery code in its place. */
export const Proof = z
  .strictObject({
    factor_id: factorId.optional(),
    recovery_code: z.string().min(1).max(64).optional(),
    code: code.optional(),
    challenge_id: challengeId.optional(),
    credential: credential.optional(),
  })
  .refine((given) => (given.factor_id === undefined) !== (given.recovery_code === undefined), {
    error: 'Name either `factor_id` or `recovery_code`.',
    path: ['factor_id'],
  });
export type Proof = z.output<typeof Proof>;
