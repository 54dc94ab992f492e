import type { Step } from './step.js';

/** A live stream that nobody publishes to: it is made, changed and ended. */
export const LIVE_STEPS: readonly Step[] = [
  {
    name: 'media live create',
    rest: () => ['Talk', '--reconnect-window', '0', '--policy', 'signed'],
    keeps: { live: 'id', secret_stream_key: 'stream_key' },
  },
  { name: 'media live list', rest: () => ['--status', 'idle'] },
  { name: 'media live get', rest: ({ live = '' }) => [live] },
  { name: 'media live key', rest: ({ live = '' }) => [live] },
  { name: 'media live update', rest: ({ live = '' }) => [live, '--record', 'no'] },
  {
    name: 'media live reset-key',
    rest: ({ live = '' }) => [live, '--yes'],
    keeps: { secret_stream_key: 'stream_key' },
  },
  { name: 'media live complete', rest: ({ live = '' }) => [live, '--yes'], exits: [1] },
  { name: 'media live disable', rest: ({ live = '' }) => [live, '--yes'] },
  { name: 'media live watch', rest: ({ live = '' }) => [live, '--until', 'disabled'] },
  { name: 'media live enable', rest: ({ live = '' }) => [live] },
  { name: 'media live delete', rest: ({ live = '' }) => [live, '--yes'] },
];
