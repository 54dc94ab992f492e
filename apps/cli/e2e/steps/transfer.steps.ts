import type { Step } from './step.js';

const wallet = (name: string, ...rest: string[]): Step => ({
  name: 'wallet create',
  rest: () => ['EUR', ...rest],
  keeps: { [name]: 'id' },
});
const move = (from = '', to = '', amount = '1') => [
  '--from',
  from,
  '--to',
  to,
  '--amount',
  amount,
  '--currency',
  'EUR',
];

/** Money that moves, between two wallets and among three, and money that is put aside. */
export const TRANSFER_STEPS: readonly Step[] = [
  wallet('source', '--kind', 'world'),
  wallet('payer'),
  wallet('payee'),
  {
    name: 'transfer create',
    rest: ({ source, payer }) => [...move(source, payer, '9000'), '--reference', 'walk'],
    keeps: { transfer: 'id' },
  },
  { name: 'transfer preview', rest: ({ payer, payee }) => move(payer, payee, '9001') },
  { name: 'transfer create', rest: ({ payer, payee }) => move(payer, payee, '9001'), exits: [1] },
  {
    name: 'transfer list',
    rest: ({ payer = '' }) => ['--wallet', payer, '--status', 'failed', '--kind', 'transfer'],
  },
  { name: 'transfer get', rest: ({ transfer = '' }) => [transfer] },
  { name: 'transfer reverse', rest: ({ transfer = '' }) => [transfer, '--amount', '1'] },
  { name: 'transfer list', rest: ({ transfer = '' }) => ['--transfer', transfer] },
  { name: 'transfer bulk', rest: () => ['transfers.csv'] },
  {
    name: 'posting create',
    rest: ({ payer, payee, source }) => [
      '--leg',
      `${payer}=-20:EUR`,
      '--leg',
      `${payee}=15:EUR`,
      '--leg',
      `${source}=5:EUR`,
      '--metadata',
      'order=7',
    ],
  },
  {
    name: 'hold create',
    rest: ({ payer = '', payee = '' }) => [
      '--wallet',
      payer,
      '--amount',
      '50',
      '--currency',
      'EUR',
      '--destination',
      payee,
      '--expires-in',
      '48h',
    ],
    keeps: { hold: 'id' },
  },
  { name: 'hold increase', rest: ({ hold = '' }) => [hold, '10'] },
  { name: 'hold capture', rest: ({ hold = '' }) => [hold, '--amount', '20', '--keep-rest'] },
  { name: 'hold get', rest: ({ hold = '' }) => [hold] },
  { name: 'hold list', rest: ({ payer = '' }) => ['--wallet', payer, '--state', 'captured'] },
  { name: 'hold void', rest: ({ hold = '' }) => [hold] },
];
