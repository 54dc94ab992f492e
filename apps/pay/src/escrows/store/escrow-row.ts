import type { Escrow, Milestone } from '../decide/escrow-shelf.js';

/** JSON keeps neither 64-bit integers nor times. */
type MilestoneJson = {
  readonly [Name in keyof Milestone]: bigint extends Milestone[Name]
    ? string
    : Date extends Milestone[Name]
      ? string | null
      : Milestone[Name];
};

/** An escrow as the tables give it. */
export interface EscrowRow extends Omit<Escrow, 'milestones'> {
  readonly milestones: readonly MilestoneJson[];
}

export const fromRow = ({ milestones, ...row }: EscrowRow): Escrow => ({
  ...row,
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

const time = (text: string | null): Date | null => (text === null ? null : new Date(text));
