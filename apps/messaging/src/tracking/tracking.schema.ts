import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';

const opens = z.boolean().describe('Whether it is noted that mail was opened.');
const clicks = z.boolean().describe('Whether it is noted that links of mail were followed.');

/** What is followed of one message, in the place of what the project has set. */
export const WantedTracking = z
  .strictObject({ opens: opens.optional(), clicks: clicks.optional() })
  .describe('What is followed of this mail; as the project has set it when not given.');
export type WantedTracking = z.output<typeof WantedTracking>;

/** What changes; what is not given stays as it is. */
export const UpdateTracking = z
  .strictObject({ opens, clicks })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateMessageTracking' });
export type UpdateTracking = z.output<typeof UpdateTracking>;

export const Tracking = z
  .object({
    opens,
    clicks,
    updated_at: z.iso.datetime().nullable().describe('Null while nobody has set it.'),
  })
  .meta({ id: 'MessageTracking' });
export type Tracking = z.output<typeof Tracking>;

export const TrackingResponse = envelopeOf(Tracking);

export const VISIT_KINDS = ['open', 'click'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

/** Somebody, or some program, looked at a mail or followed a link of it. */
export const MessageVisit = z
  .object({
    id: z.string().describe('`mvs_…`'),
    kind: z.enum(VISIT_KINDS).describe('What was noticed.'),
    url: z.string().nullable().describe('Where the link leads; null for an open.'),
    is_automatic: z
      .boolean()
      .describe('Whether a program did it, as far as one can tell: a scanner, or a preview.'),
    at: z.iso.datetime().describe('When.'),
  })
  .meta({ id: 'MessageVisit' });
export type MessageVisit = z.output<typeof MessageVisit>;

export const MessageVisitListResponse = pageOf(MessageVisit);

/** Which visits to list, oldest first when not asked otherwise. */
export const ListMessageVisits = listQuery('message visits', {
  filters: { kind: z.enum(VISIT_KINDS).describe('Only opens, or only clicks.') },
  sort: ['at'],
  usual: 'at',
});
export type ListMessageVisits = z.output<typeof ListMessageVisits.schema>;
