import { z } from 'zod';
import { Factor, toFactor } from '../factors.schema.js';
import type { SecondFactorRequired } from './sign-in-gate.js';

export const SecondFactorRequiredView = z
  .object({
    ticket: z
      .string()
      .describe('`tkt_…`: send it as `Authorization: Bearer …` to the routes of factors.'),
    expires_at: z.iso.datetime().describe('Until when the sign-in can be finished.'),
    can_enrol: z.boolean().describe('Whether the sign-in is finished by adding a first factor.'),
    has_recovery_codes: z.boolean().describe('Whether a recovery code would do.'),
    factors: z.array(Factor).describe('The factors of which one is to be given.'),
  })
  .meta({ id: 'SecondFactorRequired' });
export type SecondFactorRequiredView = z.output<typeof SecondFactorRequiredView>;

/** The field that every answer to a sign-in has. */
export const secondFactorField = SecondFactorRequiredView.nullable().describe(
  'What is still to be given, instead of a session; null when nothing is.',
);

/** What whoever signs in is asked for. */
export function toSecondFactor(
  required: SecondFactorRequired | null,
): SecondFactorRequiredView | null {
  if (!required) return null;
  const { ticket, expiresAt, canEnrol, hasRecoveryCodes, factors } = required;
  return {
    ticket,
    expires_at: expiresAt.toISOString(),
    can_enrol: canEnrol,
    has_recovery_codes: hasRecoveryCodes,
    factors: factors.map(toFactor),
  };
}
