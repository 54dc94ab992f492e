import type { AppMetrics } from '../api/shapes.js';
import type { ChartData, ChartSeries, ChartUnit } from '../charts/chart-data.js';

const MINUTE_MS = 60_000;

type Span = AppMetrics['requests'][number];

/** The figures of an app on one line of time, with nothing where nothing was measured. */
export function chartDataOf(metrics: AppMetrics, minutes: number, nowMs: number): ChartData {
  const { step_s: stepS, requests, replicas } = metrics;
  const stepMs = stepS * 1000;
  const fromMs = nowMs - minutes * MINUTE_MS;
  const first = Math.ceil(fromMs / stepMs) * stepMs;
  const count = Math.max(0, Math.floor((nowMs - first) / stepMs) + 1);
  const times = Array.from({ length: count }, (_, index) => first + index * stepMs);

  const spans = new Map(requests.map((span) => [Date.parse(span.at), span]));
  const visits = (name: string, unit: ChartUnit, read: (span: Span) => number | null) =>
    seriesOf(name, unit, times, (at) => {
      const span = spans.get(at);
      return span ? read(span) : undefined;
    });
  const points = replicas.flatMap((replica) => replica.points);
  const cpu = sums(points.map(({ at, cpu_percent: percent }) => [at, percent]));
  const memory = sums(points.map(({ at, memory_bytes: bytes }) => [at, bytes]));
  return {
    from: new Date(fromMs).toISOString(),
    to: new Date(nowMs).toISOString(),
    times: times.map((at) => new Date(at).toISOString()),
    series: [
      visits('requests', 'per_second', (span) => span.per_second),
      visits('client_errors', 'count', (span) => span.client_errors),
      visits('server_errors', 'count', (span) => span.server_errors),
      visits('in_flight', 'count', (span) => span.in_flight),
      visits('p50', 'milliseconds', (span) => span.p50_ms),
      visits('p95', 'milliseconds', (span) => span.p95_ms),
      visits('p99', 'milliseconds', (span) => span.p99_ms),
      seriesOf('cpu', 'percent', times, (at) => cpu.get(at)),
      seriesOf('memory', 'bytes', times, (at) => memory.get(at)),
    ],
  };
}

function seriesOf(
  name: string,
  unit: ChartUnit,
  times: readonly number[],
  read: (at: number) => number | null | undefined,
): ChartSeries {
  return { name, unit, values: times.map((at) => read(at) ?? null) };
}

/** What all replicas used together at each time. */
function sums(points: readonly (readonly [at: string, value: number | null])[]) {
  const found = new Map<number, number>();
  for (const [at, value] of points) {
    if (value === null) continue;
    const ms = Date.parse(at);
    found.set(ms, (found.get(ms) ?? 0) + value);
  }
  return found;
}
