import type { DatabaseMetrics } from '../../api/shapes.js';
import type { ChartData, ChartText } from '../../charts/chart-data.js';

/** The charts of a database in their order. */
export const DATABASE_CHARTS: readonly ChartText[] = [
  { title: 'Connections', series: [['connections', 'Open', '--busy']] },
  { title: 'Transactions per second', series: [['transactions', 'Ended', '--busy']] },
  { title: 'Read from memory', series: [['cache', 'Share', '--good']] },
  { title: 'Size', series: [['size', 'Used', '--busy']] },
];

/** Of a database whose connections are pooled. */
export const POOL_CHART: ChartText = {
  title: 'Connection pool',
  series: [
    ['pool', 'Clients', '--busy'],
    ['waiting', 'Waiting', '--warn'],
  ],
};

/** What was measured, as charts have it. */
export function chartDataOf({ from, to, points }: DatabaseMetrics): ChartData {
  return {
    from,
    to,
    times: points.map(({ at }) => at),
    series: [
      { name: 'connections', unit: 'count', values: points.map((point) => point.connections) },
      {
        name: 'transactions',
        unit: 'per_second',
        values: points.map((point) => point.transactions_per_second),
      },
      { name: 'cache', unit: 'percent', values: points.map((point) => point.cache_hit_percent) },
      { name: 'size', unit: 'bytes', values: points.map((point) => point.size_bytes) },
      { name: 'pool', unit: 'count', values: points.map((point) => point.pool_clients) },
      { name: 'waiting', unit: 'count', values: points.map((point) => point.pool_clients_waiting) },
    ],
  };
}
