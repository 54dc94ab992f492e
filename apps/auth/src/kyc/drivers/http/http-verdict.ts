import { z } from 'zod';
import type { Verdict } from '../../checks/evidence.js';
import { isReason } from '../../checks/reasons.js';

/** What a provider can say of a check. */
const Answer = z.object({
  status: z.enum(['passed', 'failed', 'needs_review']),
  reasons: z.array(z.string().max(64)).max(10).default([]),
});

const Later = z.object({ reference: z.string().min(1).max(255) });

const Callback = Answer.extend(Later.shape);

/** Reads a verdict. Reasons that are not of the catalogue become `other`. @throws when it is none */
export function readVerdict(value: unknown): Verdict {
  return verdictOf(Answer.parse(value));
}

/** Reads under what reference the answer will come. @throws when there is none */
export const readReference = (value: unknown): string => Later.parse(value).reference;

/** Reads an answer that came later. @throws when it is none */
export function readLateVerdict(value: unknown) {
  const { reference, ...answer } = Callback.parse(value);
  return { reference, verdict: verdictOf(answer) };
}

function verdictOf({ status, reasons }: z.output<typeof Answer>): Verdict {
  const known = new Set(reasons.map((reason) => (isReason(reason) ? reason : 'other')));
  if (status === 'passed') return { status, reasons: [] };
  return { status, reasons: known.size > 0 ? [...known] : ['other'] };
}
