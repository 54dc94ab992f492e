import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

/** Which readings of a database to show. */
export const DatabaseMetricsQuery = z.strictObject({
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
    .default(60)
    .describe('Seconds between two points, in whole minutes.'),
});
export type DatabaseMetricsQuery = z.output<typeof DatabaseMetricsQuery>;

const Point = z.object({
  at: z.iso.datetime().describe('Begin of the point.'),
  connections: z.number().describe('Connections, the most that were seen.'),
  size_bytes: z.number().describe('Size of the data.'),
  transactions_per_second: z
    .number()
    .nullable()
    .describe('Transactions that ended, in a second; null where nothing was there to compare.'),
  cache_hit_percent: z
    .number()
    .nullable()
    .describe('Share of blocks that were read from memory; null when none was read.'),
  pool_clients: z
    .number()
    .nullable()
    .describe('Clients of the connection pool, the most that were seen; null without one.'),
  pool_clients_waiting: z
    .number()
    .nullable()
    .describe('Those of them that waited for a connection, the most that were seen.'),
  pool_connections: z
    .number()
    .nullable()
    .describe('Connections of the pool to the server, the most that were seen.'),
  archive_lag_s: z
    .number()
    .nullable()
    .describe(
      'Seconds that the oldest finished piece of the log waited to be safe, the most that were seen; null where nothing is archived.',
    ),
});

/** What a database did. */
export const DatabaseMetrics = z
  .object({
    from: z.iso.datetime().describe('Begin of what is shown.'),
    to: z.iso.datetime().describe('End of what is shown.'),
    step_s: z.int().describe('Seconds between two points.'),
    points: z.array(Point).describe('What was measured, the oldest first. Kept for seven days.'),
  })
  .meta({ id: 'DatabaseMetrics' });
export type DatabaseMetrics = z.output<typeof DatabaseMetrics>;
export const DatabaseMetricsResponse = envelopeOf(DatabaseMetrics);

/** Which statements to show. */
export const StatementsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(20).describe('How many at most.'),
});
export type StatementsQuery = z.output<typeof StatementsQuery>;

export const Statement = z
  .object({
    query: z.string().describe('The statement; values in it are replaced.'),
    calls: z.number().describe('How often it ran.'),
    mean_ms: z.number().describe('How long it took on average.'),
    total_ms: z.number().describe('How long it took in all.'),
    rows: z.number().describe('Rows that it gave or changed in all.'),
  })
  .meta({ id: 'DatabaseStatement' });
export const StatementsResponse = envelopeOf(z.object({ items: z.array(Statement) }));
