/** Columns of an escrow `e` with its milestones, as `EscrowRow` has them. */
export const ESCROW_COLUMNS = `
  e.id, e.tenant, e.buyer, e.seller, e.account, e.fee_account as "feeAccount", e.arbiter,
  e.currency, e.amount, e.fee_bps as "feeBps", e.fee_payer as "feePayer",
  e.inspection_days as "inspectionDays", e.funding_deadline as "fundingDeadline",
  e.buyer_may_withdraw as "buyerMayWithdraw", e.description, e.metadata,
  e.created_at as "createdAt", e.state, e.funded, e.released, e.refunded,
  e.paid_to_seller as "paidToSeller", e.paid_to_buyer as "paidToBuyer", e.fees,
  e.funded_at as "fundedAt", e.accepted_at as "acceptedAt", e.delivered_at as "deliveredAt",
  e.release_at as "releaseAt", e.disputed_by as "disputedBy",
  e.dispute_reason as "disputeReason", e.updated_at as "updatedAt",
  coalesce((
    select json_agg(json_build_object(
      'id', m.id, 'title', m.title, 'amount', m.amount::text, 'dueAt', m.due_at,
      'state', m.state, 'released', m.released::text, 'refunded', m.refunded::text,
      'deliveredAt', m.delivered_at, 'releaseAt', m.release_at
    ) order by m.position)
    from escrow_milestone m where m.escrow_id = e.id
  ), '[]') as milestones`;

export const FIND_ESCROWS = {
  name: 'ledger_find_escrows',
  text: `
    select ${ESCROW_COLUMNS}
    from unnest($1::text[]) wanted (id)
    cross join lateral (select * from escrow where escrow.id = wanted.id limit 1) e`,
};

export const SAVE_ESCROWS = {
  name: 'ledger_save_escrows',
  text: `
    update escrow set state = one.state, funded = one.funded, released = one.released,
      refunded = one.refunded, paid_to_seller = one.paid_to_seller,
      paid_to_buyer = one.paid_to_buyer, fees = one.fees, funded_at = one.funded_at,
      accepted_at = one.accepted_at, delivered_at = one.delivered_at,
      release_at = one.release_at, disputed_by = one.disputed_by,
      dispute_reason = one.dispute_reason, updated_at = one.updated_at,
      version = escrow.version + 1
    from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[],
      $7::bigint[], $8::bigint[], $9::timestamptz[], $10::timestamptz[], $11::timestamptz[],
      $12::timestamptz[], $13::text[], $14::text[], $15::timestamptz[])
      as one (id, state, funded, released, refunded, paid_to_seller, paid_to_buyer, fees,
        funded_at, accepted_at, delivered_at, release_at, disputed_by, dispute_reason, updated_at)
    where escrow.id = one.id`,
};

export const SAVE_MILESTONES = {
  name: 'ledger_save_milestones',
  text: `
    update escrow_milestone set state = one.state, released = one.released,
      refunded = one.refunded, delivered_at = one.delivered_at, release_at = one.release_at
    from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::timestamptz[],
      $6::timestamptz[]) as one (id, state, released, refunded, delivered_at, release_at)
    where escrow_milestone.id = one.id`,
};
