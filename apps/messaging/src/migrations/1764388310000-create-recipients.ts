import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The people that a project writes to. */
export class CreateRecipients1764388310000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table recipient (
        id text constraint recipient_pkey primary key,
        tenant text not null,
        external_id text,
        locale text,
        time_zone text,
        quiet_hours jsonb,
        channels text[] not null,
        properties jsonb not null,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint recipient_external_id unique (tenant, external_id)
      )
    `);
    await runner.query('create index recipient_by_tenant on recipient (tenant, id)');
    await runner.query(`
      create table recipient_address (
        recipient_id text not null
          constraint recipient_address_recipient references recipient (id) on delete cascade,
        channel text not null,
        address text not null,
        is_verified boolean not null,
        position smallint not null,
        constraint recipient_address_pkey primary key (recipient_id, channel, address)
      )
    `);
    await runner.query(`
      create index recipient_address_by_address on recipient_address (channel, address)
    `);
    await runner.query('alter table message add column recipient_id text');
    await runner.query(`
      create index message_by_person on message (recipient_id, id)
      where recipient_id is not null
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index message_by_person');
    await runner.query('alter table message drop column recipient_id');
    await runner.query('drop table recipient_address');
    await runner.query('drop table recipient');
  }
}
