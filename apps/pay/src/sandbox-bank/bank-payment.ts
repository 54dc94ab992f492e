import type { ProviderStatus } from '../providers/driver/payment-provider.js';
import type { BankScenarioName } from './bank-scenarios.js';

export type BankKind = 'payin' | 'payout' | 'refund';

/** An order as the bank is given it. */
export interface BankOrder {
  /** Whose account it is at the bank. */
  readonly account: string;
  readonly kind: BankKind;
  /** The customer's own name of the order; given twice, it is one payment. */
  readonly orderId: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly scenario: BankScenarioName;
  /** The payment that is given back. */
  readonly originalId?: string;
  /** Where its webhooks are posted. */
  readonly hookUrl: string;
  readonly delays: { readonly laterMs: number; readonly returnMs: number };
}

/** A payment in the books of the bank. `bigint` columns are text, as Postgres gives them. */
export interface BankPayment {
  readonly id: string;
  readonly account: string;
  readonly kind: BankKind;
  readonly orderId: string;
  readonly originalId: string | null;
  readonly amount: string;
  readonly fee: string;
  readonly currency: string;
  readonly scenario: BankScenarioName;
  readonly hookUrl: string;
  readonly delays: BankOrder['delays'];
  readonly status: ProviderStatus;
  readonly failure: string | null;
  readonly step: number;
  readonly dueAt: Date | null;
}

export const PAYMENT_COLUMNS = `
  id, account, kind, order_id as "orderId", original_id as "originalId", amount, fee, currency,
  scenario, hook_url as "hookUrl", delays, status, failure, step, due_at as "dueAt"`;

/** What time it is for the customer of a payment; `given` is that of the machine. */
export const timeOf = (account: string, given: string) =>
  `coalesce((select now_at from bank_clock where bank_clock.account = ${account}),
    ${given}::timestamptz)`;

/** What the bank keeps of a payment: 1.4 % and 25 of what comes in, 20 of what goes out. */
export function feeOf(kind: BankKind, amount: bigint): bigint {
  if (kind === 'refund') return 0n;
  if (kind === 'payout') return 20n;
  return (amount * 14n + 500n) / 1000n + 25n;
}

/** What moves on the customer's account when a payment gets a status; null when nothing does. */
export function movementOf({
  kind,
  status,
  amount,
  fee,
}: Pick<BankPayment, 'kind' | 'status' | 'amount' | 'fee'>): {
  readonly kind: 'payin' | 'payout' | 'refund' | 'return';
  readonly amount: bigint;
  readonly fee: bigint;
} | null {
  const value = kind === 'payin' ? BigInt(amount) : -BigInt(amount);
  if (status === 'succeeded') return { kind, amount: value, fee: BigInt(fee) };
  if (status === 'returned') return { kind: 'return', amount: -value, fee: 0n };
  return null;
}
