import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

/** How far back metrics of an app are read. */
export const AppMetricsQuery = z.strictObject({
  minutes: z.coerce
    .number()
    .int()
    .min(1)
    .max(1440)
    .default(60)
    .describe('How far back to read; a day is kept.'),
});
export type AppMetricsQuery = z.output<typeof AppMetricsQuery>;

const Point = z.object({
  at: z.iso.datetime().describe('Begin of the span that the values are the means of.'),
  cpu_percent: z.number().nullable().describe('Percent of one processor.'),
  memory_bytes: z.number().describe('Memory in use.'),
});

const latency = (share: string) =>
  z
    .number()
    .nullable()
    .describe(`Milliseconds that ${share} of the answers took at most, in the worst minute.`);

const Requests = z.object({
  at: z.iso.datetime().describe('Begin of the span.'),
  requests: z.int().describe('Answers that the edge gave.'),
  per_second: z.number().describe('The same for each second.'),
  client_errors: z.int().describe('Answers with a status from 400 to 499.'),
  server_errors: z.int().describe('Answers with a status of 500 and above.'),
  in_flight: z.int().describe('Requests and other connections that were open, at most.'),
  p50_ms: latency('half'),
  p95_ms: latency('95 %'),
  p99_ms: latency('99 %'),
});

export const AppMetrics = z
  .object({
    step_s: z.int().describe('Length of the span of one point.'),
    replicas: z
      .array(
        z.object({
          id: z.string().describe('`rpl_…`'),
          process: z.string().describe('The process that it is, or was, one of.'),
          points: z.array(Point).describe('Oldest first, at most 240.'),
        }),
      )
      .describe('Every replica that ran within the time.'),
    requests: z
      .array(Requests)
      .describe('What visitors got, oldest first; spans without a request are left out.'),
    restarts: z
      .record(z.string(), z.int())
      .describe('How many replicas of each process ended without being asked to.'),
  })
  .meta({ id: 'AppMetrics' });
export type AppMetrics = z.output<typeof AppMetrics>;
export const AppMetricsResponse = envelopeOf(AppMetrics);
