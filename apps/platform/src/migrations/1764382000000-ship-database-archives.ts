import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Archives of database servers in the object store: what is there, and up to which moment. */
export class ShipDatabaseArchives1764382000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table database_instance
        add column shipped_until timestamptz,
        add column ship_failing_since timestamptz,
        add column base_failing_since timestamptz;

      create table database_log_piece (
        instance_id text not null references database_instance (id),
        major integer not null,
        name text not null,
        size_bytes bigint not null,
        written_at timestamptz not null,
        sha256 text,
        shipped_at timestamptz,
        primary key (instance_id, major, name)
      );

      create table database_base_backup (
        instance_id text not null references database_instance (id),
        name text not null,
        major integer not null,
        state text not null check (state in ('shipping', 'ready', 'deleting')),
        taken_at timestamptz not null,
        first_log text not null,
        files jsonb not null,
        primary key (instance_id, name)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table database_base_backup, database_log_piece;
      alter table database_instance drop column shipped_until,
        drop column ship_failing_since, drop column base_failing_since;
    `);
  }
}
