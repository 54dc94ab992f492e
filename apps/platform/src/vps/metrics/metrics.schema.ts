import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { METRIC_SERIES, METRIC_TYPES } from './metric-series.js';

/** Most points of one series in an answer. */
export const MOST_POINTS = 1000;

const Types = z
  .string()
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(z.enum(METRIC_TYPES)).min(1));

/** Which metrics of a server to show. */
export const MetricsQuery = z.strictObject({
  type: Types.default([...METRIC_TYPES])
    .meta({ type: 'string', default: METRIC_TYPES.join(',') })
    .describe(`What to show, comma separated: ${METRIC_TYPES.join(', ')}.`),
  from: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('Begin, RFC 3339; an hour before `to` when not given.'),
  to: z.iso.datetime({ offset: true }).optional().describe('End, RFC 3339; now when not given.'),
  step: z.coerce
    .number()
    .int()
    .min(60)
    .max(86_400)
    .multipleOf(60)
    .optional()
    .describe(
      'Seconds between two points, in whole minutes; chosen by the range when not given. Points of less than five minutes are kept for 24 hours, others for 30 days.',
    ),
});
export type MetricsQuery = z.output<typeof MetricsQuery>;

const Series = z.object({
  type: z.enum(METRIC_TYPES).describe('What it belongs to.'),
  name: z
    .enum(METRIC_SERIES.map(({ name }) => name))
    .describe('What is measured; `cpu.usage` is 100 when the server uses all that it may.'),
  unit: z.enum(['percent', 'bytes', 'bytes_per_second']).describe('Unit of the values.'),
  values: z
    .array(z.number().nullable())
    .describe('One value for each of `times`; null where nothing was measured.'),
});

/** What a server used. */
export const VpsMetrics = z
  .object({
    from: z.iso.datetime().describe('Begin of the first point.'),
    to: z.iso.datetime().describe('End of the last point.'),
    step_s: z.int().describe('Seconds between two points.'),
    times: z.array(z.iso.datetime()).max(MOST_POINTS).describe('Begin of each point.'),
    series: z.array(Series).describe('What was measured, one after the other.'),
  })
  .meta({ id: 'VpsMetrics' });
export type VpsMetrics = z.output<typeof VpsMetrics>;
export const MetricsResponse = envelopeOf(VpsMetrics);

/** Which servers of a project to show the newest values of. */
export const ListLatest = listQuery('vps_metrics_latest', { sort: ['created_at'] });
export type ListLatest = z.output<typeof ListLatest.schema>;

const rate = z.number().nullable();

/** What a server uses now. */
export const LatestMetrics = z
  .object({
    vps_id: z.string().describe('The server.'),
    at: z.iso.datetime().nullable().describe('When it was measured; null if it never was.'),
    cpu_percent: rate.describe('Share of the processors that it may use, in percent.'),
    memory_used_bytes: rate.describe('Memory that it uses.'),
    memory_limit_bytes: z.number().describe('Memory that it has.'),
    disk_used_bytes: rate.describe('Disk that it uses.'),
    disk_limit_bytes: z.number().describe('Disk that it has.'),
    disk_read_bytes_per_second: rate.describe('What it reads of its disk.'),
    disk_written_bytes_per_second: rate.describe('What it writes to its disk.'),
    network_received_bytes_per_second: rate.describe('What it receives.'),
    network_sent_bytes_per_second: rate.describe('What it sends.'),
    processes: z.int().nullable().describe('Processes that run in it.'),
  })
  .meta({ id: 'VpsLatestMetrics' });
export type LatestMetrics = z.output<typeof LatestMetrics>;
export const LatestListResponse = pageOf(LatestMetrics);
