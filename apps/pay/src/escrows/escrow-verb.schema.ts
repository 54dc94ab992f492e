import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { Amount, AmountText } from '../money/money.schema.js';
import { Escrow } from './escrow.schema.js';

const MOST_LINKS = 20;

const as = z
  .enum(['buyer', 'seller', 'arbiter'])
  .describe('Whose part the caller takes; what each may do stands in the guide of escrows.');
const milestone = z
  .string()
  .regex(/^mls_[0-9a-hjkmnp-tv-z]{26}$/, 'Must be the identifier of a milestone, `mls_…`.')
  .describe('Only this milestone; all that is left when not given.');
const text = z.string().trim().min(1).max(5000);
const part = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,17})$/, 'Must be a whole number of minor units in quotes, or "0".')
  .transform((digits) => BigInt(digits));

export const ActOnEscrow = z.strictObject({ as }).meta({ id: 'ActOnEscrow' });
export type ActOnEscrow = z.output<typeof ActOnEscrow>;

export const DeliverEscrow = z
  .strictObject({ as, milestone: milestone.optional() })
  .meta({ id: 'DeliverEscrow' });
export type DeliverEscrow = z.output<typeof DeliverEscrow>;

export const ReleaseEscrow = z
  .strictObject({
    as,
    milestone: milestone.optional(),
    amount: Amount.optional().describe('Only this much, of an escrow without milestones.'),
  })
  .refine(({ milestone: one, amount }) => one === undefined || amount === undefined, {
    path: ['amount'],
    error: 'Give `milestone` or `amount`, not both.',
  })
  .meta({ id: 'ReleaseEscrow' });
export type ReleaseEscrow = z.output<typeof ReleaseEscrow>;

export const RefundEscrow = z
  .strictObject({ as, milestone: milestone.optional() })
  .meta({ id: 'RefundEscrow' });
export type RefundEscrow = z.output<typeof RefundEscrow>;

export const DisputeEscrow = z
  .strictObject({ as, reason: text.max(2000).describe('Why, for the arbiter.') })
  .meta({ id: 'DisputeEscrow' });
export type DisputeEscrow = z.output<typeof DisputeEscrow>;

export const ResolveEscrow = z
  .strictObject({
    as,
    to_seller: part.describe('What the seller gets of what remains, before fees; may be `"0"`.'),
    to_buyer: part.describe('What the buyer gets back of it; both sum to what remains.'),
    note: text.max(2000).optional().describe('Why, for both.'),
  })
  .meta({ id: 'ResolveEscrow' });
export type ResolveEscrow = z.output<typeof ResolveEscrow>;

export const AddEscrowEvidence = z
  .strictObject({
    as,
    text: text.describe('What it shows.'),
    links: z
      .array(z.url({ protocol: /^https?$/ }).max(2000))
      .max(MOST_LINKS)
      .default([])
      .describe('Where it can be seen; Skydeck does not fetch them.'),
  })
  .meta({ id: 'AddEscrowEvidence' });
export type AddEscrowEvidence = z.output<typeof AddEscrowEvidence>;

/** Something that happened to an escrow. */
export const EscrowHappening = z
  .object({
    id: z.string().describe('Identifier of the operation or of the note.'),
    type: z.string().describe('Type of the event that told of it, such as `escrow.released`.'),
    as: z.string().nullable().describe('Role of who did it; `system` when time did.'),
    milestone: z.string().nullable().describe('Milestone that it is about.'),
    to_seller: AmountText.describe('What the seller got by it.'),
    to_buyer: AmountText.describe('What the buyer got back by it.'),
    fee: AmountText.describe('What the project took of it.'),
    reason: z.string().nullable().describe('Why, as far as somebody said; text of evidence.'),
    links: z.array(z.string()).describe('Where evidence can be seen.'),
    created_at: z.iso.datetime().describe('When it happened.'),
  })
  .meta({ id: 'EscrowHappening' });
export type EscrowHappening = z.output<typeof EscrowHappening>;

/** An escrow right after something happened to it. */
export const ChangedEscrow = Escrow.extend({
  operation: EscrowHappening.omit({ links: true }).describe('What the request did.'),
}).meta({ id: 'ChangedEscrow' });

export const EscrowWithTimeline = Escrow.extend({
  timeline: z.array(EscrowHappening).describe('The newest 200 of what happened, in its order.'),
}).meta({ id: 'EscrowWithTimeline' });

export const ChangedEscrowResponse = envelopeOf(ChangedEscrow);
export const EscrowWithTimelineResponse = envelopeOf(EscrowWithTimeline);
export const EscrowHappeningResponse = envelopeOf(EscrowHappening);
