import type { WantedEscrow } from '../../api/escrows.js';
import type { Wallet } from '../../api/wallets.js';
import { type Decimals, minorUnitsIn } from '../../money/minor-units.js';
import { bpsIn, type FeePayer } from '../escrow-fees.js';

/** One part, as it is typed. */
export interface MilestoneDraft {
  readonly title: string;
  readonly amount: string;
  /** A day such as `2026-12-24`; empty for none. */
  readonly due: string;
}

export const NO_MILESTONE: MilestoneDraft = { title: '', amount: '', due: '' };

/** What the form holds. */
export interface EscrowDraft {
  readonly buyer: Wallet | undefined;
  readonly seller: Wallet | undefined;
  readonly arbiter: string;
  readonly amount: string;
  readonly milestones: readonly MilestoneDraft[];
  /** Percent, such as `2.5`; empty for no fee. */
  readonly fee: string;
  readonly payer: FeePayer;
  /** Days; empty for never. */
  readonly inspection: string;
  /** Days until it expires unfunded; empty for never. */
  readonly deadline: string;
  /** When the days begin: a repeated request must say the same. */
  readonly openedMs: number;
  readonly mayWithdraw: boolean;
  readonly description: string;
}

export const EMPTY_DRAFT: EscrowDraft = {
  buyer: undefined,
  seller: undefined,
  arbiter: '',
  amount: '',
  milestones: [],
  fee: '',
  payer: 'seller',
  inspection: '7',
  deadline: '',
  openedMs: 0,
  mayWithdraw: false,
  description: '',
};

const DAY_MS = 86_400_000;

/** Minor units that were typed; null when they are none. */
export function minorOf(text: string, currency: Decimals | undefined): bigint | null {
  const read = currency && minorUnitsIn(text, currency).minorUnits;
  return read === undefined ? null : BigInt(read);
}

/** How much of the amount no milestone has; negative when they have more. Null while unknown. */
export function unassigned(draft: EscrowDraft, currency: Decimals | undefined): bigint | null {
  const whole = minorOf(draft.amount, currency);
  if (whole === null) return null;
  return draft.milestones.reduce(
    (rest, one) => rest - (minorOf(one.amount, currency) ?? 0n),
    whole,
  );
}

/** What is asked for; null as long as something is missing or does not fit. */
export function wantedOf(draft: EscrowDraft, currency: Decimals | undefined): WantedEscrow | null {
  const { buyer, seller, milestones } = draft;
  const amount = minorOf(draft.amount, currency);
  const bps = draft.fee === '' ? 0 : bpsIn(draft.fee);
  const isWhole = milestones.length === 0 || unassigned(draft, currency) === 0n;
  const areTold = milestones.every(
    (one) => one.title.trim() && (minorOf(one.amount, currency) ?? 0n) > 0n,
  );
  if (!buyer || !seller || !amount || bps === undefined || !isWhole || !areTold) return null;
  return {
    buyer: buyer.id,
    seller: seller.id,
    amount: amount.toString(),
    currency: buyer.currency,
    buyer_may_withdraw: draft.mayWithdraw,
    metadata: {},
    ...(bps > 0 && { fee: { bps, payer: draft.payer } }),
    ...(draft.inspection !== '' && { inspection_days: Number(draft.inspection) }),
    ...(draft.deadline !== '' && { funding_deadline: deadlineOf(draft) }),
    ...(draft.arbiter.trim() && { arbiter: draft.arbiter.trim() }),
    ...(draft.description.trim() && { description: draft.description.trim() }),
    ...(milestones.length > 0 && {
      milestones: milestones.map((one) => ({
        title: one.title.trim(),
        amount: (minorOf(one.amount, currency) ?? 0n).toString(),
        due_at: one.due === '' ? undefined : new Date(one.due).toISOString(),
      })),
    }),
  };
}

const deadlineOf = ({ openedMs, deadline }: EscrowDraft): string =>
  new Date(openedMs + Number(deadline) * DAY_MS).toISOString();
