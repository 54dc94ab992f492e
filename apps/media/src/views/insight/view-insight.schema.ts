import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

const MOST_DAYS = 400;
const MOST_HOURLY_DAYS = 7;
const DAY_MS = 86_400_000;

const moment = z.iso.datetime({ offset: true });
const asked = {
  from: moment
    .optional()
    .describe(
      'Views that began from this hour on, or from this day (UTC) on for more than two days; 24 hours before `to` when not given.',
    ),
  to: moment.optional().describe('Views that began before the end of this hour; now if not given.'),
};
const asset = z
  .string()
  .max(64)
  .optional()
  .describe('Only views of this asset (`ast_…`) or live stream.');

export const VIEW_GROUPINGS = ['asset', 'country', 'device', 'browser', 'os'] as const;
export type ViewGrouping = (typeof VIEW_GROUPINGS)[number];

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
const isShort = (span: Span) => daysOf(span) <= MOST_DAYS;
const short = { error: `At most ${MOST_DAYS} days at once.`, path: ['from'] };

/** Which views to tell about. */
export const AskViewInsight = z
  .strictObject({
    ...asked,
    asset,
    by: z.enum(VIEW_GROUPINGS).default('asset').describe('What the groups are told apart by.'),
  })
  .refine(isInOrder, inOrder)
  .refine(isShort, short);
export type AskViewInsight = z.output<typeof AskViewInsight>;

export const AskAssetInsight = z
  .strictObject({
    ...asked,
    by: z.enum(VIEW_GROUPINGS).exclude(['asset']).default('country').describe('As for all views.'),
  })
  .refine(isInOrder, inOrder)
  .refine(isShort, short);
export type AskAssetInsight = z.output<typeof AskAssetInsight>;

/** The same over time. */
export const AskViewSeries = z
  .strictObject({
    ...asked,
    asset,
    step: z.enum(['hour', 'day']).default('hour').describe('Time that one point stands for (UTC).'),
  })
  .refine(isInOrder, inOrder)
  .refine((span) => daysOf(span) <= (span.step === 'hour' ? MOST_HOURLY_DAYS : MOST_DAYS), {
    error: `At most ${MOST_HOURLY_DAYS} days by hour, ${MOST_DAYS} by day.`,
    path: ['from'],
  });
export type AskViewSeries = z.output<typeof AskViewSeries>;

/** What views came to. */
export const ViewSums = z
  .object({
    views: z.int().describe('How often it began to be played.'),
    watched_ms: z.int().describe('Time in which it played.'),
    startup_p50_ms: z.int().nullable().describe('Half started within it; null without any start.'),
    startup_p95_ms: z.int().nullable().describe('95 % started within it; right to about 5 %.'),
    rebuffers: z.int().describe('How often it stopped to wait for more.'),
    rebuffer_ms: z.int().describe('How long it waited then.'),
    rebuffer_ratio: z
      .number()
      .nullable()
      .describe('Time that was waited, of watching and waiting; 0 to 1, null without any.'),
    switches: z.int().describe('How often the size of the picture changed.'),
    errors: z.int().describe('Failures that people saw.'),
  })
  .meta({ id: 'ViewSums' });
export type ViewSums = z.output<typeof ViewSums>;

const span = {
  from: z.iso.datetime().describe('Beginning of the first hour.'),
  to: z.iso.datetime().describe('End of the last hour.'),
};

export const ViewInsight = z
  .object({
    ...span,
    total: ViewSums,
    groups: z
      .array(
        z.object({
          key: z
            .string()
            .describe('Id of the asset, two letters of the country, or class; empty: unknown.'),
          name: z.string().nullable().describe('Name of the asset, if it still exists.'),
          sums: ViewSums,
        }),
      )
      .describe('The 50 with the most views.'),
  })
  .meta({ id: 'ViewInsight' });
export type ViewInsight = z.output<typeof ViewInsight>;

export const ViewSeries = z
  .object({
    ...span,
    step_s: z.int().describe('Seconds that one point stands for.'),
    points: z
      .array(
        z.object({
          at: z.iso.datetime().describe('Beginning of the time that it stands for.'),
          sums: ViewSums,
        }),
      )
      .describe('Times without views are left out.'),
  })
  .meta({ id: 'ViewSeries' });
export type ViewSeries = z.output<typeof ViewSeries>;

export const WatchingNow = z
  .object({
    watching: z.int().describe('Views that told of themselves within the last 50 seconds.'),
    assets: z
      .array(
        z.object({
          asset_id: z.string().describe('Asset or live stream.'),
          name: z.string().nullable().describe('Its name.'),
          watching: z.int().describe('How many watch it.'),
        }),
      )
      .describe('The 20 that most people watch.'),
  })
  .meta({ id: 'WatchingNow' });
export type WatchingNow = z.output<typeof WatchingNow>;

export const ViewInsightResponse = envelopeOf(ViewInsight);
export const ViewSeriesResponse = envelopeOf(ViewSeries);
export const WatchingNowResponse = envelopeOf(WatchingNow);
