import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Managed databases: the servers they live in, who signs in, and what is kept of them. */
export class CreateDatabases1764370000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table database_size (
        slug text primary key,
        cpus real not null,
        memory_mb integer not null,
        max_connections integer not null,
        position integer not null
      );
      insert into database_size (slug, cpus, memory_mb, max_connections, position) values
        ('db-256mb', 0.5, 256, 40, 10),
        ('db-512mb', 0.5, 512, 60, 20),
        ('db-1gb', 1, 1024, 100, 30),
        ('db-2gb', 1, 2048, 150, 40),
        ('db-4gb', 2, 4096, 200, 50);

      create table database_instance (
        id text primary key,
        plan text not null check (plan in ('shared', 'dedicated')),
        engine text not null check (engine in ('postgres', 'valkey')),
        major integer not null,
        cpus real not null,
        memory_mb integer not null,
        disk_mb integer not null,
        max_connections integer not null,
        is_archived boolean not null,
        trusted_sources text[] not null,
        host text,
        port integer,
        ca_pem text,
        state text not null,
        reason text,
        used_bytes bigint,
        last_archived_at timestamptz,
        archive_failing_since timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        deleted_at timestamptz
      );
      create unique index database_instance_shared on database_instance (engine, major)
        where plan = 'shared' and deleted_at is null;

      create table managed_database (
        id text primary key,
        project_id text not null,
        name text not null,
        engine text not null check (engine in ('postgres', 'valkey')),
        plan text not null check (plan in ('shared', 'dedicated')),
        major integer not null,
        size text,
        storage_gb integer not null check (storage_gb > 0),
        trusted_sources text[] not null,
        instance_id text not null references database_instance (id),
        internal_name text not null,
        status text not null,
        problems jsonb not null default '{}',
        error jsonb,
        origin jsonb,
        is_protected boolean not null,
        backup_hour_utc integer check (backup_hour_utc between 0 and 23),
        backup_keep integer not null check (backup_keep > 0),
        backup_slot_at timestamptz,
        backup_next_at timestamptz,
        check_next_at timestamptz,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        deleted_at timestamptz,
        unique (instance_id, internal_name)
      );
      create unique index managed_database_name on managed_database (project_id, name)
        where deleted_at is null;
      create index managed_database_of_project on managed_database (project_id, id)
        where deleted_at is null;
      create index managed_database_backup_due on managed_database (backup_next_at)
        where deleted_at is null and backup_next_at is not null;

      create table database_credential (
        id text primary key,
        database_id text not null references managed_database (id),
        name text not null,
        access text not null check (access in ('read_write', 'read_only')),
        is_default boolean not null,
        state text not null check (state in ('creating', 'active', 'deleting')),
        role text not null,
        password_sealed text not null,
        next_role text,
        next_sealed text,
        retiring_role text,
        retiring_until timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (database_id, name)
      );
      create index database_credential_unfinished on database_credential (updated_at)
        where state <> 'active' or next_role is not null or retiring_role is not null;

      create table database_backup (
        id text primary key,
        project_id text not null,
        database_id text not null,
        database_name text not null,
        engine text not null,
        major integer not null,
        kind text not null check (kind in ('manual', 'scheduled', 'before_restore', 'final')),
        status text not null check (status in ('creating', 'ready', 'failed', 'deleting')),
        error jsonb,
        slot_at timestamptz,
        size_bytes bigint,
        sha256 text,
        storage_gb integer not null,
        check_state text check (check_state in ('running', 'passed', 'failed')),
        checked_at timestamptz,
        check_error text,
        created_at timestamptz not null,
        completed_at timestamptz,
        deleted_at timestamptz
      );
      create unique index database_backup_slot on database_backup (database_id, slot_at)
        where slot_at is not null and status <> 'failed';
      create index database_backup_of_database on database_backup (database_id, id)
        where deleted_at is null;
      create index database_backup_of_project on database_backup (project_id, id)
        where deleted_at is null;

      create table database_sample (
        database_id text not null references managed_database (id),
        at timestamptz not null,
        connections integer not null,
        bytes bigint not null,
        committed bigint not null,
        rolled_back bigint not null,
        blocks_hit bigint not null,
        blocks_read bigint not null,
        primary key (database_id, at)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table database_sample, database_backup, database_credential, managed_database,
        database_instance, database_size
    `);
  }
}
