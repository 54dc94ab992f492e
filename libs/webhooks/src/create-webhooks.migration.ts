import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the tables of webhooks in a service's own schema. */
export class CreateWebhooks1763820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table webhook_endpoint (
        id text constraint webhook_endpoint_pkey primary key,
        project_id text not null,
        url text not null,
        description text not null,
        event_types text[] not null,
        enabled boolean not null,
        failing_since timestamptz,
        secret bytea not null,
        previous_secret bytea,
        previous_until timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
    await runner.query('create index webhook_by_project on webhook_endpoint (project_id, id)');
    await runner.query(`
      create table webhook_delivery (
        id text constraint webhook_delivery_pkey primary key,
        endpoint_id text not null constraint webhook_delivery_endpoint
          references webhook_endpoint (id) on delete cascade,
        event_id text not null,
        event_type text not null,
        payload text not null,
        status text not null,
        attempts integer not null default 0,
        next_attempt_at timestamptz,
        claimed_until timestamptz,
        response_status integer,
        response_body text,
        problem text,
        created_at timestamptz not null,
        finished_at timestamptz,
        constraint webhook_delivery_once unique (event_id, endpoint_id)
      )
    `);
    await runner.query('create index webhook_delivery_log on webhook_delivery (endpoint_id, id)');
    await runner.query(`
      create index webhook_delivery_due on webhook_delivery (next_attempt_at)
      where status = 'pending'
    `);
    await runner.query('create index webhook_delivery_by_age on webhook_delivery (created_at)');
    await runner.query(`
      create function random_base32(length integer) returns text language sql volatile as $$
        select string_agg(
          substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + floor(random() * 32)::integer, 1), '')
        from generate_series(1, length)
      $$
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table webhook_delivery');
    await runner.query('drop table webhook_endpoint');
    await runner.query('drop function random_base32');
  }
}
