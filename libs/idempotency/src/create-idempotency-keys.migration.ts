import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The requests that named an `Idempotency-Key`, in the schema of the service that took them. */
export class CreateIdempotencyKeys1763730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table idempotency_key (
        owner text not null,
        route text not null,
        key text not null,
        fingerprint text not null,
        attempt text not null,
        lease_until timestamptz not null,
        expires_at timestamptz not null,
        status_code smallint,
        headers jsonb,
        body bytea,
        constraint idempotency_key_pkey primary key (owner, route, key)
      )
    `);
    await runner.query('create index idempotency_key_expiry on idempotency_key (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table idempotency_key');
  }
}
