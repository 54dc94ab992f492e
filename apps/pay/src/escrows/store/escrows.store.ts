import type pg from 'pg';
import { rowsOf } from '../../ledger/store/ledger-client.js';
import { shelfStore } from '../../ledger/store/shelf-store.js';
import { type Escrow, ESCROWS } from '../decide/escrow-shelf.js';
import { type EscrowRow, fromRow } from './escrow-row.js';
import { FIND_ESCROWS, SAVE_ESCROWS, SAVE_MILESTONES } from './escrows.sql.js';

const text = (amount: bigint) => String(amount);
const time = (at: Date | null) => at?.toISOString() ?? null;

/** Where escrows are kept. They are made elsewhere, without moving money. */
export const escrowsStore = shelfStore<Escrow>({
  shelf: ESCROWS,
  find: async (client, ids) => {
    const rows = await rowsOf<EscrowRow>(client, FIND_ESCROWS, [ids]);
    return rows.map(fromRow);
  },
  accountsOf: ({ account, buyer, seller, feeAccount }) => [
    account,
    buyer,
    seller,
    ...(feeAccount === null ? [] : [feeAccount]),
  ],
  save: (client, escrows) =>
    Promise.all([saveEscrows(client, escrows), saveMilestones(client, escrows)]),
});

const saveEscrows = (client: pg.Client, escrows: readonly Escrow[]) =>
  rowsOf(client, SAVE_ESCROWS, [
    escrows.map(({ id }) => id),
    escrows.map(({ state }) => state),
    escrows.map(({ funded }) => text(funded)),
    escrows.map(({ released }) => text(released)),
    escrows.map(({ refunded }) => text(refunded)),
    escrows.map(({ paidToSeller }) => text(paidToSeller)),
    escrows.map(({ paidToBuyer }) => text(paidToBuyer)),
    escrows.map(({ fees }) => text(fees)),
    escrows.map(({ fundedAt }) => time(fundedAt)),
    escrows.map(({ acceptedAt }) => time(acceptedAt)),
    escrows.map(({ deliveredAt }) => time(deliveredAt)),
    escrows.map(({ releaseAt }) => time(releaseAt)),
    escrows.map(({ disputedBy }) => disputedBy),
    escrows.map(({ disputeReason }) => disputeReason),
    escrows.map(({ updatedAt }) => time(updatedAt)),
  ]);

async function saveMilestones(client: pg.Client, escrows: readonly Escrow[]) {
  const milestones = escrows.flatMap((escrow) => escrow.milestones);
  if (milestones.length === 0) return;
  await rowsOf(client, SAVE_MILESTONES, [
    milestones.map(({ id }) => id),
    milestones.map(({ state }) => state),
    milestones.map(({ released }) => text(released)),
    milestones.map(({ refunded }) => text(refunded)),
    milestones.map(({ deliveredAt }) => time(deliveredAt)),
    milestones.map(({ releaseAt }) => time(releaseAt)),
  ]);
}
