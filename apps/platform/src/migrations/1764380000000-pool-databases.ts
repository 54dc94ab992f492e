import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pools of connections of managed databases, and what is measured of them. */
export class PoolDatabases1764380000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table database_pool (
        database_id text primary key references managed_database (id),
        is_enabled boolean not null,
        mode text not null check (mode in ('transaction', 'session')),
        size integer not null check (size > 0),
        host text,
        port integer,
        version integer not null,
        updated_at timestamptz not null
      );

      alter table database_sample
        add column pool_clients integer,
        add column pool_waiting integer,
        add column pool_connections integer;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table database_sample
        drop column pool_clients, drop column pool_waiting, drop column pool_connections;
      drop table database_pool
    `);
  }
}
