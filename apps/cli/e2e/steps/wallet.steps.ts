import type { Step } from './step.js';

/** A wallet, from its making to its closing. */
export const WALLET_STEPS: readonly Step[] = [
  {
    name: 'wallet create',
    rest: () => ['EUR', '--name', 'Till', '--external-id', 'walked', '--metadata', 'shop=B'],
    keeps: { wallet: 'id' },
  },
  {
    name: 'wallet list',
    rest: () => ['--currency', 'EUR', '--status', 'open', '--search', 'till'],
  },
  { name: 'wallet get', rest: () => ['walked'] },
  {
    name: 'wallet update',
    rest: ({ wallet = '' }) => [wallet, '--name', 'Safe', '--overdraft', '5000'],
  },
  { name: 'wallet freeze', rest: () => ['walked', '--scope', 'all', '--reason', 'a walk'] },
  { name: 'wallet unfreeze', rest: () => ['walked'] },
  { name: 'wallet balance', rest: () => ['walked', '--version-number', '0'] },
  { name: 'wallet entries', rest: () => ['walked', '--direction', 'in', '--tail', '5'] },
  { name: 'wallet statement', rest: () => ['walked', 'statement.pdf', '--format', 'pdf'] },
  { name: 'wallet totals' },
  { name: 'wallet close', rest: () => ['walked', '--yes'] },
];
