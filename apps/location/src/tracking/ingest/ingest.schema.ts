import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { MOST_POSITIONS } from './position-batch.js';
import type { PositionOutcome } from './position-ingest.js';

/** For the description: each is looked at by itself when it is read, and copying all would be for nothing. */
const ANY_OBJECT = { type: 'object', additionalProperties: {} };

function refuseOthers(all: readonly unknown[], context: z.core.$RefinementCtx): void {
  for (const [index, one] of all.entries()) {
    if (typeof one === 'object' && one !== null && !Array.isArray(one)) continue;
    context.addIssue({ code: 'invalid_type', expected: 'record', input: one, path: [index] });
  }
}

export const SendPositions = z
  .strictObject({
    positions: z
      .array(z.unknown().meta(ANY_OBJECT))
      .min(1)
      .max(MOST_POSITIONS)
      .superRefine(refuseOthers)
      .describe(
        'Each has `device_id` (or the `external_id`), `recorded_at`, `lat` and `lon`, and may have `speed_mps`, `heading_deg`, `accuracy_m`, `altitude_m`, `battery_percent` and `attributes`. One that is wrong is refused by itself.',
      ),
  })
  .meta({ id: 'SendPositions' });
export type SendPositions = z.output<typeof SendPositions>;

const count = (what: string) => z.int().min(0).describe(what);

const Result = z.object({
  index: z.int().describe('Which position of the request, counting from 0.'),
  status: z
    .enum(['late', 'duplicate', 'refused'])
    .describe('`late`: kept, but a later one of its device is there; `duplicate`: known before.'),
  code: z
    .enum(['invalid', 'in_the_future', 'too_old', 'unknown_device'])
    .nullable()
    .describe('Why it was refused; null when it was not.'),
  field: z.string().nullable().describe('What of it is wrong.'),
  message: z.string().nullable().describe('The same for people.'),
});

/** What became of positions. */
export const SentResult = z
  .object({
    stored: count('How many are kept and are the latest of their device.'),
    late: count('How many are kept and change nothing else.'),
    duplicates: count('How many were known before.'),
    refused: count('How many are not kept.'),
    results: z.array(Result).describe('All that are not simply stored, in the order of sending.'),
  })
  .meta({ id: 'SentResult' });
export type SentResult = z.output<typeof SentResult>;
export const SentResultResponse = envelopeOf(SentResult);

/** What became of positions, as callers see it. */
export function toSentResult(outcomes: readonly PositionOutcome[]): SentResult {
  const counts = { stored: 0, late: 0, duplicate: 0, refused: 0 };
  const results: SentResult['results'] = [];
  for (const [index, outcome] of outcomes.entries()) {
    const { status } = outcome;
    counts[status] += 1;
    if (status === 'refused') {
      const { code, field, message } = outcome;
      results.push({ index, status, code, field, message });
    } else if (status !== 'stored') {
      results.push({ index, status, code: null, field: null, message: null });
    }
  }
  const { duplicate: duplicates, ...others } = counts;
  return { ...others, duplicates, results };
}
