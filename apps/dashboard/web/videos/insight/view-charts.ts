import type { ViewSeries } from '../../api/view-insight.js';
import type { ChartData, ChartSeries, ChartText, ChartUnit } from '../../charts/chart-data.js';

/** The charts of views in their order: how many, how long, how fast, how smoothly. */
export const VIEW_CHARTS: readonly ChartText[] = [
  { title: 'Views', series: [['views', 'Begun', '--busy']] },
  { title: 'Time watched', series: [['watched', 'Watched', '--good']] },
  {
    title: 'Start-up time',
    series: [
      ['startup_p95', '95 % within', '--busy'],
      ['startup_p50', 'Half within', '--good'],
    ],
  },
  { title: 'Rebuffering', series: [['rebuffering', 'Share of the time', '--bad']] },
];

type Sums = ViewSeries['points'][number]['sums'];

/** The points on one line of time; where nobody watched, counts are 0 and times are not known. */
export function chartDataOf({ from, to, step_s: stepS, points }: ViewSeries): ChartData {
  const stepMs = stepS * 1000;
  const first = Date.parse(from);
  const count = Math.ceil((Date.parse(to) - first) / stepMs);
  const times = Array.from({ length: count }, (_, index) => first + index * stepMs);
  const sumsAt = new Map(points.map(({ at, sums }) => [Date.parse(at), sums]));
  const line = (
    name: string,
    unit: ChartUnit,
    read: (sums: Sums) => number | null,
    nothing: number | null = null,
  ): ChartSeries => {
    const valueAt = (at: number) => {
      const sums = sumsAt.get(at);
      return sums ? read(sums) : nothing;
    };
    return { name, unit, values: times.map(valueAt) };
  };
  return {
    from,
    to,
    times: times.map((at) => new Date(at).toISOString()),
    series: [
      line('views', 'count', ({ views }) => views, 0),
      line('watched', 'milliseconds', ({ watched_ms: ms }) => ms, 0),
      line('startup_p50', 'milliseconds', ({ startup_p50_ms: ms }) => ms),
      line('startup_p95', 'milliseconds', ({ startup_p95_ms: ms }) => ms),
      line('rebuffering', 'percent', ({ rebuffer_ratio: ratio }) =>
        ratio === null ? null : ratio * 100,
      ),
    ],
  };
}
