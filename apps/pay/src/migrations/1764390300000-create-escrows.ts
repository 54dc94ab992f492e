import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An escrow never pays more than came in, and a milestone is paid once: whatever the code says. */
export class CreateEscrows1764390300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ESCROW);
    await runner.query('create index escrow_by_tenant on escrow (tenant, id)');
    await runner.query('create index escrow_by_buyer on escrow (buyer, id)');
    await runner.query('create index escrow_by_seller on escrow (seller, id)');
    await runner.query(
      'create index escrow_release_due on escrow (release_at) where release_at is not null',
    );
    await runner.query(
      `create index escrow_funding_due on escrow (funding_deadline) where state = 'created'`,
    );
    await runner.query(MILESTONE);
    await runner.query(EVENT);
    await runner.query('create index escrow_event_by_escrow on escrow_event (escrow_id, id)');
    // The timeline of an escrow; operations of other kinds do not pay for it.
    await runner.query(
      `create index op_of_escrow on op (ref, seq) where kind like 'escrow%' and code is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index op_of_escrow');
    await runner.query('drop table escrow_event, escrow_milestone, escrow');
  }
}

const ESCROW = `
  create table escrow (
    id text constraint escrow_pkey primary key,
    tenant text not null,
    buyer text not null,
    seller text not null,
    account text not null constraint escrow_account unique,
    fee_account text,
    arbiter text,
    currency text not null,
    amount bigint not null constraint escrow_amount check (amount > 0),
    fee_bps integer not null constraint escrow_fee_bps check (fee_bps between 0 and 10000),
    fee_payer text not null constraint escrow_fee_payer
      check (fee_payer in ('buyer', 'seller', 'both')),
    inspection_days integer constraint escrow_inspection check (inspection_days > 0),
    funding_deadline timestamptz,
    buyer_may_withdraw boolean not null,
    description text,
    metadata jsonb not null,
    state text not null constraint escrow_state check (state in ('created', 'funded',
      'delivered', 'partially_released', 'disputed', 'released', 'refunded', 'resolved',
      'cancelled', 'expired')),
    funded bigint not null default 0,
    released bigint not null default 0 constraint escrow_released check (released >= 0),
    refunded bigint not null default 0 constraint escrow_refunded check (refunded >= 0),
    paid_to_seller bigint not null default 0 constraint escrow_to_seller
      check (paid_to_seller between 0 and released),
    paid_to_buyer bigint not null default 0 constraint escrow_to_buyer
      check (paid_to_buyer >= refunded),
    fees bigint not null default 0 constraint escrow_fees check (fees >= 0),
    funded_at timestamptz,
    accepted_at timestamptz,
    delivered_at timestamptz,
    release_at timestamptz,
    disputed_by text,
    dispute_reason text,
    auto_tries integer not null default 0,
    auto_after timestamptz,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint escrow_parties check (buyer <> seller),
    constraint escrow_fee_goes_somewhere check (fee_bps = 0 or fee_account is not null),
    constraint escrow_parts check (released + refunded <= amount),
    constraint escrow_paid check (paid_to_seller + paid_to_buyer + fees <= funded),
    constraint escrow_unfunded
      check ((state in ('created', 'cancelled', 'expired')) = (funded = 0)),
    constraint escrow_funded check (funded = 0 or funded >= amount),
    constraint escrow_final check ((state in ('released', 'refunded', 'resolved'))
      = (released + refunded = amount)),
    constraint escrow_empty check (state not in ('released', 'refunded', 'resolved')
      or paid_to_seller + paid_to_buyer + fees = funded),
    constraint escrow_by_itself
      check (release_at is null or state in ('funded', 'delivered', 'partially_released'))
  ) with (fillfactor = 80)
`;

const MILESTONE = `
  create table escrow_milestone (
    id text constraint escrow_milestone_pkey primary key,
    escrow_id text not null
      constraint escrow_milestone_escrow references escrow (id) on delete cascade,
    position integer not null,
    title text not null,
    amount bigint not null constraint escrow_milestone_amount check (amount > 0),
    due_at timestamptz,
    state text not null default 'pending',
    released bigint not null default 0,
    refunded bigint not null default 0,
    delivered_at timestamptz,
    release_at timestamptz,
    constraint escrow_milestone_position unique (escrow_id, position),
    constraint escrow_milestone_once
      check (released >= 0 and refunded >= 0 and released + refunded <= amount),
    constraint escrow_milestone_state check (case state
      when 'pending' then released + refunded = 0
      when 'delivered' then released + refunded = 0
      when 'disputed' then released + refunded = 0
      when 'released' then released = amount
      when 'refunded' then refunded = amount
      when 'split' then released > 0 and refunded > 0 and released + refunded = amount
      else false end)
  )
`;

const EVENT = `
  create table escrow_event (
    id text constraint escrow_event_pkey primary key,
    escrow_id text not null
      constraint escrow_event_escrow references escrow (id) on delete cascade,
    type text not null,
    role text,
    actor jsonb not null,
    data jsonb not null,
    created_at timestamptz not null
  )
`;
