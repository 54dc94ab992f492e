import type { Escrow, Milestone } from '../decide/escrow-shelf.js';

const AMOUNTS = new Set([
  'amount',
  'funded',
  'released',
  'refunded',
  'paidToSeller',
  'paidToBuyer',
  'fees',
]);

/** JSON keeps neither 64-bit integers nor times. */
type MilestoneJson = {
  readonly [Name in keyof Milestone]: bigint extends Milestone[Name]
    ? string
    : Date extends Milestone[Name]
      ? string | null
      : Milestone[Name];
};

/** An escrow as the tables give it; other connections than the ledger's read amounts as text. */
export interface EscrowRow extends Omit<Escrow, 'milestones'> {
  readonly milestones: readonly MilestoneJson[];
}

export const fromRow = ({ milestones, ...row }: EscrowRow): Escrow => ({
  ...row,
  ...amountsOf(row),
  milestones: milestones.map((one) => ({
    ...one,
    amount: BigInt(one.amount),
    released: BigInt(one.released),
    refunded: BigInt(one.refunded),
    dueAt: time(one.dueAt),
    deliveredAt: time(one.deliveredAt),
    releaseAt: time(one.releaseAt),
  })),
});

const amountsOf = (row: object) =>
  Object.fromEntries(
    Object.entries(row as Readonly<Record<string, bigint | string>>)
      .filter(([name]) => AMOUNTS.has(name))
      .map(([name, amount]) => [name, BigInt(amount)]),
  );

const time = (text: string | null): Date | null => (text === null ? null : new Date(text));
