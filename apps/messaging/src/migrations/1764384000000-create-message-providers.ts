import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMessageProviders1764384000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table message_provider (
        id text constraint message_provider_pkey primary key,
        tenant text not null,
        name text not null,
        kind text not null,
        settings jsonb not null,
        sealed_secrets bytea,
        channels text[] not null,
        country_prefixes text[] not null,
        categories text[] not null,
        priority integer not null,
        cost_micros bigint,
        cost_currency text,
        is_enabled boolean not null,
        version integer not null,
        failures integer not null default 0,
        open_until timestamptz,
        last_failure text,
        last_failure_at timestamptz,
        last_success_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
    await runner.query('create index message_provider_by_tenant on message_provider (tenant, id)');
    await runner.query(`
      create table message_attempt (
        message_id text not null
          constraint message_attempt_message references message (id) on delete cascade,
        number integer not null,
        provider_id text not null,
        driver text not null,
        outcome text,
        failure text,
        provider_message_id text,
        cost_micros bigint,
        cost_currency text,
        started_at timestamptz not null,
        ended_at timestamptz,
        constraint message_attempt_pkey primary key (message_id, number)
      )
    `);
    await runner.query(`
      create index message_attempt_by_provider on message_attempt (provider_id, provider_message_id)
      where provider_message_id is not null
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table message_attempt');
    await runner.query('drop table message_provider');
  }
}
