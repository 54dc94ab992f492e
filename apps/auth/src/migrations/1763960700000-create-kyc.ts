import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Verification of identities: sessions, what was uploaded, what was checked, who decided. */
export class CreateKyc1763960700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SESSIONS);
    await runner.query(DOCUMENTS);
    await runner.query(CHECKS);
    await runner.query(REVIEWS);
    await runner.query(PROVIDERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table kyc_provider, kyc_review, kyc_check, kyc_document, kyc_session cascade',
    );
  }
}

const SESSIONS = `
  create table kyc_session (
    id text primary key,
    tenant text not null,
    user_id text,
    external_reference text,
    status text not null check (status in ('created', 'requires_input', 'processing',
      'needs_review', 'verified', 'declined', 'canceled', 'expired', 'redacted')),
    outcome text check (outcome in ('verified', 'declined', 'canceled', 'expired')),
    checks text[] not null,
    document_types text[] not null,
    countries text[] not null,
    minimum_age integer,
    redirect_url text,
    reviewers integer not null check (reviewers in (1, 2)),
    retention_days integer not null,
    document_type text,
    round integer not null default 0,
    reasons text[] not null default '{}',
    comment text,
    secret_hash bytea not null unique,
    data_key bytea,
    claims bytea,
    identity bytea,
    fingerprint bytea,
    uploads integer not null default 0,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    expires_at timestamptz not null,
    submitted_at timestamptz,
    decided_at timestamptz,
    redacted_at timestamptz,
    check (status <> 'redacted' or (data_key is null and claims is null and identity is null
      and fingerprint is null))
  );
  create index kyc_session_of_tenant on kyc_session (tenant, id);
  create index kyc_session_same_identity on kyc_session (tenant, fingerprint)
    where fingerprint is not null;
  create index kyc_session_waiting on kyc_session (expires_at)
    where status in ('created', 'requires_input');
  create index kyc_session_kept on kyc_session (decided_at)
    where status in ('verified', 'declined', 'canceled', 'expired');`;

const DOCUMENTS = `
  create table kyc_document (
    id text primary key,
    session_id text not null references kyc_session on delete cascade,
    side text not null check (side in ('front', 'back', 'selfie')),
    object_key text not null,
    bytes integer not null,
    width integer not null,
    height integer not null,
    created_at timestamptz not null,
    unique (session_id, side)
  );`;

const CHECKS = `
  create table kyc_check (
    id text primary key,
    session_id text not null references kyc_session on delete cascade,
    round integer not null,
    type text not null,
    status text not null
      check (status in ('pending', 'passed', 'failed', 'needs_review', 'skipped')),
    driver text not null,
    reasons text[] not null default '{}',
    reference text,
    attempts integer not null default 0,
    deadline_at timestamptz,
    created_at timestamptz not null,
    finished_at timestamptz,
    unique (session_id, round, type)
  );
  create index kyc_check_waiting on kyc_check (deadline_at) where status = 'pending';`;

const REVIEWS = `
  create table kyc_review (
    id text primary key,
    tenant text not null,
    session_id text not null references kyc_session on delete cascade,
    round integer not null,
    status text not null check (status in ('open', 'claimed', 'decided', 'void')),
    not_by text,
    confirms text,
    claimed_by text,
    claimed_at timestamptz,
    decision text check (decision in ('approve', 'decline', 'retry')),
    reasons text[] not null default '{}',
    comment text,
    internal_comment text,
    decided_by text,
    decided_at timestamptz,
    version integer not null default 1,
    created_at timestamptz not null
  );
  create index kyc_review_of_tenant on kyc_review (tenant, id);
  create unique index kyc_review_unfinished on kyc_review (session_id)
    where status in ('open', 'claimed');`;

const PROVIDERS = `
  create table kyc_provider (
    id text primary key,
    tenant text not null,
    driver text not null,
    name text not null,
    checks text[] not null,
    url text not null,
    images text not null check (images in ('url', 'bytes')),
    timeout_ms integer not null,
    answer_within_s integer not null,
    secret bytea not null,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
  create index kyc_provider_of_tenant on kyc_provider (tenant, id);`;
