import type { ChartText } from '../charts/chart-data.js';

/** The charts of an app in their order: what visitors get first, what it costs after it. */
export const APP_CHARTS: readonly ChartText[] = [
  { title: 'Requests', series: [['requests', 'Requests', '--busy']] },
  {
    title: 'Response time',
    series: [
      ['p95', '95 % within', '--busy'],
      ['p50', 'Half within', '--good'],
      ['p99', '99 % within', '--warn'],
    ],
  },
  {
    title: 'Errors',
    series: [
      ['server_errors', '5xx answers', '--bad'],
      ['client_errors', '4xx answers', '--warn'],
    ],
  },
  { title: 'In flight', series: [['in_flight', 'Requests at once', '--busy']] },
  { title: 'Processor', series: [['cpu', 'All replicas', '--busy']] },
  { title: 'Memory', series: [['memory', 'All replicas', '--busy']] },
];
