import type { Step } from './step.js';

/** Currencies of the project, and exchanging between them. */
export const EXCHANGE_STEPS: readonly Step[] = [
  { name: 'currency create', rest: () => ['WALKED', '--name', 'Walked', '--exponent', '1'] },
  { name: 'currency list', rest: () => ['--kind', 'custom'] },
  { name: 'currency get', rest: () => ['WALKED'] },
  { name: 'fx set-rate', rest: () => ['EUR', 'WALKED', '20.5', '--spread', '50'] },
  { name: 'fx rates' },
  {
    name: 'fx quote',
    rest: () => ['EUR', 'WALKED', '--sell-amount', '1000'],
    keeps: { quote: 'id' },
  },
  {
    name: 'fx trade',
    rest: ({ quote = '' }) => [quote, '--from', 'wal_nobody', '--to', 'wal_nothing'],
    exits: [4],
  },
  { name: 'fx trades', rest: () => ['--status', 'executed', '--tail', '5'] },
  { name: 'ledger verify' },
  { name: 'ledger blocks', rest: () => ['--tail', '3'] },
  { name: 'test-clock create', rest: () => ['--test'] },
  { name: 'test-clock show', rest: () => ['--test'] },
  { name: 'test-clock advance', rest: () => ['--by', '1d', '--test'] },
  // It is ahead of real time by then.
  { name: 'test-clock remove', rest: () => ['--test'], exits: [1] },
  { name: 'currency update', rest: () => ['WALKED', '--active', 'no'] },
];
