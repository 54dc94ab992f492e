import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { CHANNELS } from '../../messages/message-channel.js';

const MOST_DAYS = 400;
const MOST_HOURLY_DAYS = 3;
const DAY_MS = 86_400_000;

const moment = z.iso.datetime({ offset: true });

const asked = {
  from: moment
    .optional()
    .describe(
      'Messages accepted from this hour on, or from this day (UTC) on for more than two days; 24 hours before `to` when not given.',
    ),
  to: moment
    .optional()
    .describe('Messages accepted before the end of this hour; now if not given.'),
  channel: z.enum(CHANNELS).optional().describe('Only messages of this channel.'),
  provider: z
    .string()
    .max(64)
    .optional()
    .describe('Only messages that this provider was last given: `mpr_…`, or `outbox`.'),
  template: z.string().max(64).optional().describe('Only messages of this template, `tpl_…`.'),
};

interface Span {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const daysOf = ({ from, to }: Span): number =>
  from === undefined
    ? 1
    : ((to === undefined ? Date.now() : Date.parse(to)) - Date.parse(from)) / DAY_MS;

const isInOrder = (span: Span) => daysOf(span) > 0;
const inOrder = { error: 'Must be after `from`.', path: ['to'] };

export const GROUPINGS = ['channel', 'provider', 'template'] as const;

/** Which messages to tell about. */
export const AskInsight = z
  .strictObject({
    ...asked,
    by: z.enum(GROUPINGS).default('channel').describe('What the groups are told apart by.'),
  })
  .refine(isInOrder, inOrder)
  .refine((span) => daysOf(span) <= MOST_DAYS, {
    error: `At most ${MOST_DAYS} days at once.`,
    path: ['from'],
  });
export type AskInsight = z.output<typeof AskInsight>;

/** The same over time. */
export const AskInsightSeries = z
  .strictObject({
    ...asked,
    by: z.enum(GROUPINGS).optional().describe('A series for each; one for all if not given.'),
    step: z.enum(['hour', 'day']).default('hour').describe('Time that one point stands for (UTC).'),
  })
  .refine(isInOrder, inOrder)
  .refine((span) => daysOf(span) <= (span.step === 'hour' ? MOST_HOURLY_DAYS : MOST_DAYS), {
    error: `At most ${MOST_HOURLY_DAYS} days by hour, ${MOST_DAYS} by day.`,
    path: ['from'],
  });
export type AskInsightSeries = z.output<typeof AskInsightSeries>;

/** What messages came to. */
export const MessageCounts = z
  .object({
    accepted: z.int().describe('Taken in.'),
    sent: z.int().describe('Handed over, whatever became of them.'),
    delivered: z.int().describe('Arrived.'),
    read: z.int().describe('Read, where the channel tells.'),
    failed: z.int().describe('Could not be sent.'),
    undelivered: z.int().describe('Sent, and did not arrive.'),
    expired: z.int().describe('Too late to be sent.'),
    suppressed: z.int().describe('Not sent, as the recipient wants none.'),
    canceled: z.int().describe('Called off.'),
    unknown: z.int().describe('Nobody knows whether they were sent.'),
    opened: z.int().describe('Mail that was opened, where that is followed.'),
    clicked: z.int().describe('Mail with a link that was followed, where that is followed.'),
  })
  .meta({ id: 'MessageCounts' });
export type MessageCounts = z.output<typeof MessageCounts>;

const Percentiles = z
  .object({
    p50_ms: z.int().nullable().describe('Half took no longer; null when there were none.'),
    p95_ms: z.int().nullable().describe('95 % took no longer.'),
    p99_ms: z.int().nullable().describe('99 % took no longer.'),
  })
  .meta({ id: 'LatencyPercentiles' });
export type Percentiles = z.output<typeof Percentiles>;

const Latency = z
  .object({
    sent: Percentiles.describe('From acceptance, or the time asked for, to handing over.'),
    delivered: Percentiles.describe('From handing over to arrival.'),
  })
  .describe('Right to about 5 %; not told apart by template, and null when one is asked for.');

const rate = z
  .number()
  .nullable()
  .describe('Arrived of those handed over, 0 to 1; null when none was.');

const Group = z.object({
  key: z.string().describe('Channel, or id of the provider or template; empty for none.'),
  name: z.string().nullable().describe('Name of the provider or template, if it still exists.'),
  counts: MessageCounts,
  delivery_rate: rate,
});

export const MessageInsight = z
  .object({
    from: z.iso.datetime().describe('Beginning of the first hour.'),
    to: z.iso.datetime().describe('End of the last hour.'),
    counts: MessageCounts,
    delivery_rate: rate,
    latency: Latency,
    groups: z.array(Group).describe('The busiest 50 first.'),
    reasons: z
      .array(
        z.object({
          code: z.string().describe('Why they did not arrive.'),
          count: z.int().describe('How many.'),
        }),
      )
      .describe('The ten most frequent.'),
    costs: z
      .array(
        z.object({
          provider_id: z.string().describe('`mpr_…`'),
          provider_name: z.string().nullable().describe('Null when it was deleted.'),
          micros: z.int().describe('Millionths of a unit of the currency.'),
          currency: z.string().describe('ISO 4217.'),
        }),
      )
      .describe('What providers with a price cost.'),
  })
  .meta({ id: 'MessageInsight' });
export type MessageInsight = z.output<typeof MessageInsight>;

const Point = z.object({
  at: z.iso.datetime().describe('Beginning of the time that it stands for.'),
  counts: MessageCounts,
  delivery_rate: rate,
  latency: Latency,
});

export const MessageInsightSeries = z
  .object({
    from: z.iso.datetime().describe('Beginning of the first hour.'),
    to: z.iso.datetime().describe('End of the last hour.'),
    step_s: z.int().describe('Seconds that one point stands for.'),
    series: z.array(
      z.object({
        key: z.string().describe('Channel, or id of the provider or template; empty for all.'),
        points: z.array(Point).describe('Times without messages are left out.'),
      }),
    ),
  })
  .meta({ id: 'MessageInsightSeries' });
export type MessageInsightSeries = z.output<typeof MessageInsightSeries>;

export const MessageInsightResponse = envelopeOf(MessageInsight);
export const MessageInsightSeriesResponse = envelopeOf(MessageInsightSeries);
