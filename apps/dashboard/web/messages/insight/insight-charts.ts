import type { MessageInsightSeries } from '../../api/message-insight.js';
import type { ChartData, ChartSeries, ChartText, ChartUnit } from '../../charts/chart-data.js';

/** The charts of messages in their order: how many, how surely, how fast. */
export const INSIGHT_CHARTS: readonly ChartText[] = [
  {
    title: 'Messages',
    series: [
      ['accepted', 'Accepted', '--busy'],
      ['delivered', 'Arrived', '--good'],
      ['failed', 'Not sent or not arrived', '--bad'],
    ],
  },
  { title: 'Delivery rate', series: [['rate', 'Arrived of those sent', '--good']] },
  {
    title: 'Time to hand over',
    series: [
      ['sent_p95', '95 % within', '--busy'],
      ['sent_p50', 'Half within', '--good'],
    ],
  },
  {
    title: 'Time to arrive',
    series: [
      ['delivered_p95', '95 % within', '--busy'],
      ['delivered_p50', 'Half within', '--good'],
    ],
  },
];

type Point = MessageInsightSeries['series'][number]['points'][number];

/** The points on one line of time; where nothing was sent, counts are 0 and times are not known. */
export function chartDataOf({ from, to, step_s: stepS, series }: MessageInsightSeries): ChartData {
  const stepMs = stepS * 1000;
  const first = Math.floor(Date.parse(from) / stepMs) * stepMs;
  const count = Math.ceil((Date.parse(to) - first) / stepMs);
  const times = Array.from({ length: count }, (_, index) => first + index * stepMs);
  const points = new Map(series[0]?.points.map((point) => [Date.parse(point.at), point]));
  const line = (
    name: string,
    unit: ChartUnit,
    read: (point: Point) => number | null,
    nothing: number | null = null,
  ): ChartSeries => {
    const valueAt = (at: number) => {
      const point = points.get(at);
      return point ? read(point) : nothing;
    };
    return { name, unit, values: times.map(valueAt) };
  };
  return {
    from: new Date(first).toISOString(),
    to,
    times: times.map((at) => new Date(at).toISOString()),
    series: [
      line('accepted', 'count', ({ counts }) => counts.accepted, 0),
      line('delivered', 'count', ({ counts }) => counts.delivered, 0),
      line('failed', 'count', lost, 0),
      line('rate', 'percent', ({ delivery_rate: rate }) => percent(rate)),
      line('sent_p50', 'milliseconds', ({ latency }) => latency.sent.p50_ms),
      line('sent_p95', 'milliseconds', ({ latency }) => latency.sent.p95_ms),
      line('delivered_p50', 'milliseconds', ({ latency }) => latency.delivered.p50_ms),
      line('delivered_p95', 'milliseconds', ({ latency }) => latency.delivered.p95_ms),
    ],
  };
}

const lost = ({ counts }: Point) => counts.failed + counts.undelivered + counts.expired;
const percent = (rate: number | null) => (rate === null ? null : rate * 100);
