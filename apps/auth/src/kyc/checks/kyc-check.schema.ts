import { z } from 'zod';
import { CHECK_STATUSES, CHECK_TYPES } from './check-types.js';
import type { KycCheckEntity } from './kyc-check.entity.js';
import { messageOf, REASON_CODES } from './reasons.js';

export const KycCheck = z
  .object({
    id: z.string().describe('`kchk_…`'),
    round: z.int().describe('Which of the times that something was handed in.'),
    type: z.enum(CHECK_TYPES).describe('What was checked.'),
    status: z
      .enum(CHECK_STATUSES)
      .describe('`needs_review` where nothing could tell; never `passed` without a check.'),
    driver: z.string().describe('What checked it: `builtin`, `none`, or the name of a driver.'),
    reasons: z
      .array(
        z.object({
          code: z.enum(REASON_CODES).describe('Reason of the catalogue.'),
          message: z.string().describe('The reason in words.'),
        }),
      )
      .describe('Why it did not pass.'),
    finished_at: z.iso.datetime().nullable().describe('When it was done.'),
  })
  .meta({ id: 'KycCheck' });
export type KycCheck = z.output<typeof KycCheck>;

export function toKycCheck(check: KycCheckEntity): KycCheck {
  const { id, round, type, status, driver, reasons, finishedAt } = check;
  return {
    id,
    round,
    type,
    status,
    driver,
    reasons: reasons.map((code) => ({ code, message: messageOf(code) })),
    finished_at: finishedAt?.toISOString() ?? null,
  };
}
