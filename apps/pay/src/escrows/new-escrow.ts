import { runStatement, statement } from '@skydeck/database';
import type { EntityManager } from 'typeorm';
import type { Escrow, Milestone } from './decide/escrow-shelf.js';

/** Terms of an escrow that does not exist yet. */
export type NewEscrow = Pick<
  Escrow,
  | 'id'
  | 'tenant'
  | 'buyer'
  | 'seller'
  | 'account'
  | 'feeAccount'
  | 'arbiter'
  | 'currency'
  | 'amount'
  | 'feeBps'
  | 'feePayer'
  | 'inspectionDays'
  | 'fundingDeadline'
  | 'buyerMayWithdraw'
  | 'description'
  | 'metadata'
  | 'createdAt'
> & { readonly milestones: readonly NewMilestone[] };

export type NewMilestone = Pick<Milestone, 'id' | 'title' | 'amount' | 'dueAt'>;

const ADD_ACCOUNT = statement(
  `insert into account (public_id, tenant, kind, currency, floor, created_at)
   values ($1, $2, 'escrow', $3, 0, $4)`,
);

const ADD_ESCROW = statement(
  `insert into escrow (id, tenant, buyer, seller, account, fee_account, arbiter, currency, amount,
     fee_bps, fee_payer, inspection_days, funding_deadline, buyer_may_withdraw, description,
     metadata, state, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 'created',
     $17, $17)`,
);

const ADD_MILESTONES = statement(
  `insert into escrow_milestone (id, escrow_id, position, title, amount, due_at)
   select one.id, $1, one.position, one.title, one.amount, one.due_at
   from unnest($2::text[], $3::text[], $4::bigint[], $5::timestamptz[])
     with ordinality as one (id, title, amount, due_at, position)`,
);

/** Writes an escrow with the account that will have its money. It moves none. */
export async function addEscrow(manager: EntityManager, escrow: NewEscrow): Promise<void> {
  const { id, tenant, account, currency, createdAt, milestones } = escrow;
  await runStatement(manager, ADD_ACCOUNT, [account, tenant, currency, createdAt]);
  await runStatement(manager, ADD_ESCROW, [
    id,
    tenant,
    escrow.buyer,
    escrow.seller,
    account,
    escrow.feeAccount,
    escrow.arbiter,
    currency,
    String(escrow.amount),
    escrow.feeBps,
    escrow.feePayer,
    escrow.inspectionDays,
    escrow.fundingDeadline,
    escrow.buyerMayWithdraw,
    escrow.description,
    JSON.stringify(escrow.metadata),
    createdAt,
  ]);
  await runStatement(manager, ADD_MILESTONES, [
    id,
    milestones.map((one) => one.id),
    milestones.map(({ title }) => title),
    milestones.map(({ amount }) => String(amount)),
    milestones.map(({ dueAt }) => dueAt?.toISOString() ?? null),
  ]);
}
