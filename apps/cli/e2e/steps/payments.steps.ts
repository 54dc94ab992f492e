import type { Step } from './step.js';

const TODAY = new Date().toISOString().slice(0, 10);

/** Money that comes in and goes out by the sandbox, and what it settled. */
export const PAYMENT_STEPS: readonly Step[] = [
  {
    name: 'wallet create',
    rest: () => ['EUR', '--name', 'Paid'],
    keeps: { paid: 'id' },
  },
  { name: 'payment-provider list', keeps: { sandbox: '0.id' } },
  { name: 'payment-provider get', rest: ({ sandbox = '' }) => [sandbox] },
  {
    name: 'payment-provider update',
    rest: ({ sandbox = '' }) => [sandbox, '--set', 'later_seconds=1'],
  },
  {
    name: 'payment-provider create',
    rest: () => ['stripe', '--secret', 'secret_key', '--secret', 'webhook_secret'],
    input: 'sk_test_of_a_walk\nwhsec_of_a_walk\n',
    keeps: { stripe: 'id' },
  },
  { name: 'payment-provider delete', rest: ({ stripe = '' }) => [stripe, '--yes'] },
  {
    name: 'payin create',
    rest: ({ paid = '' }) => [paid, '1250', 'EUR', '--card', '4000000000000010'],
    keeps: { payin: 'id' },
  },
  { name: 'payin list', rest: ({ paid = '' }) => ['--wallet', paid, '--status', 'succeeded'] },
  { name: 'payin get', rest: ({ payin = '' }) => [payin] },
  { name: 'payin refund', rest: ({ payin = '' }) => [payin, '--amount', '250'] },
  {
    name: 'payout create',
    rest: ({ paid = '' }) => [paid, '1000', 'EUR', '--iban', 'DE20500000000000000001'],
    keeps: { payout: 'id' },
  },
  { name: 'payout list', rest: ({ paid = '' }) => ['--wallet', paid] },
  { name: 'payout get', rest: ({ payout = '' }) => [payout] },
  { name: 'reconcile import', rest: ({ sandbox = '' }) => [sandbox, TODAY] },
  { name: 'reconcile list', rest: () => ['--status', 'matched'], keeps: { matched: '0.id' } },
  {
    // Line and books agree: there is nothing to settle.
    name: 'reconcile resolve',
    rest: ({ matched = '' }) => [matched, 'suspense', '--note', 'a walk'],
    exits: [1],
  },
];
