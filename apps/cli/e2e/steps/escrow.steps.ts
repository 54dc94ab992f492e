import type { Step } from './step.js';

const pay = (path: string, ...rest: string[]) => ['POST', path, '--service', 'pay', ...rest];
const moved = (from = '', to = '') => [
  '-f',
  `from=${from}`,
  '-f',
  `to=${to}`,
  '-f',
  'amount=9000',
  '-f',
  'currency=EUR',
];
const terms = ({ buyer = '', seller = '' }) => ['--buyer', buyer, '--seller', seller];
const parts = ['--amount', '3000', '--milestone', 'Draft=1000', '--milestone', 'Final=2000'];

/** Escrows between two wallets, from the terms to every way that they end. */
export const ESCROW_STEPS: readonly Step[] = [
  {
    name: 'api',
    rest: () => pay('/api/v1/wallets', '-f', 'currency=EUR', '-f', 'kind=world'),
    keeps: { world: 'data.id' },
  },
  {
    name: 'api',
    rest: () => pay('/api/v1/wallets', '-f', 'currency=EUR'),
    keeps: { buyer: 'data.id' },
  },
  {
    name: 'api',
    rest: () => pay('/api/v1/wallets', '-f', 'currency=EUR'),
    keeps: { seller: 'data.id' },
  },
  {
    name: 'api',
    rest: ({ world, buyer }) =>
      pay('/api/v1/transfers', ...moved(world, buyer), '-H', 'Idempotency-Key: walk-escrow'),
  },
  {
    name: 'escrow create',
    rest: (found) => [...terms(found), ...parts, '--currency', 'EUR', '--fee-bps', '250'],
    keeps: { escrow: 'id', draft: 'milestones.0.id' },
  },
  { name: 'escrow update', rest: ({ escrow = '' }) => [escrow, '--metadata', 'order=7'] },
  { name: 'escrow fund', rest: ({ escrow = '' }) => [escrow] },
  { name: 'escrow accept', rest: ({ escrow = '' }) => [escrow] },
  {
    name: 'escrow deliver',
    rest: ({ escrow = '', draft = '' }) => [escrow, '--milestone', draft],
  },
  {
    name: 'escrow release',
    rest: ({ escrow = '', draft = '' }) => [escrow, '--milestone', draft],
  },
  { name: 'escrow dispute', rest: ({ escrow = '' }) => [escrow, '--reason', 'It is broken.'] },
  {
    name: 'escrow evidence',
    rest: ({ escrow = '' }) => [escrow, '--text', 'A photograph.', '--link', 'https://example.com'],
  },
  {
    name: 'escrow resolve',
    rest: ({ escrow = '' }) => [escrow, '--to-seller', '500', '--to-buyer', '1500'],
  },
  { name: 'escrow get', rest: ({ escrow = '' }) => [escrow] },
  { name: 'escrow list', rest: () => ['--state', 'resolved', '--tail', '5'] },
  { name: 'escrow refund', rest: ({ escrow = '' }) => [escrow], exits: [1] },
  {
    name: 'escrow create',
    rest: (found) => [...terms(found), '--amount', '10', '--currency', 'EUR'],
    keeps: { unfunded: 'id' },
  },
  { name: 'escrow cancel', rest: ({ unfunded = '' }) => [unfunded] },
];
