import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Geofences, who is in them, and what happened there. */
export class CreateGeofences1764750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table geofence (
        id text collate "C" primary key,
        tenant text not null,
        name text not null,
        shape jsonb not null,
        points integer not null,
        dwell_s integer,
        schedule jsonb,
        devices jsonb,
        metadata jsonb not null default '{}',
        is_enabled boolean not null,
        version integer not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query('create index geofence_by_tenant on geofence (tenant, id)');
    // What processes have to read again; of one that was deleted it stays for some time.
    await runner.query('create sequence geofence_revision');
    await runner.query(`
      create table geofence_change (
        tenant text not null,
        geofence_id text not null,
        revision bigint not null,
        changed_at timestamptz not null,
        primary key (tenant, geofence_id)
      )`);
    await runner.query('create index geofence_change_order on geofence_change (tenant, revision)');
    await runner.query(`
      create table geofence_device (
        device_id text collate "C" primary key references device (id) on delete cascade,
        tenant text not null,
        at timestamptz not null,
        lat float8 not null,
        lon float8 not null
      ) with (fillfactor = 70)`);
    await runner.query(`
      create table geofence_stay (
        device_id text collate "C" not null references geofence_device (device_id) on delete cascade,
        geofence_id text collate "C" not null references geofence (id) on delete cascade,
        tenant text not null,
        since timestamptz not null,
        dwell_due_at timestamptz,
        dwelled_at timestamptz,
        primary key (device_id, geofence_id)
      )`);
    await runner.query(
      'create index geofence_stay_by_fence on geofence_stay (geofence_id, device_id)',
    );
    await runner.query(
      'create index geofence_stay_due on geofence_stay (dwell_due_at) where dwell_due_at is not null',
    );
    await runner.query(`
      create table geofence_event (
        id text collate "C" primary key,
        tenant text not null,
        kind text not null check (kind in ('entered', 'exited', 'dwelled')),
        geofence_id text collate "C" not null,
        geofence_version integer not null,
        device_id text collate "C" not null,
        at timestamptz not null,
        since timestamptz not null,
        cause text check (cause in ('left', 'unwatched')),
        lat float8 not null,
        lon float8 not null,
        created_at timestamptz not null
      )`);
    // A device enters, dwells in and leaves a fence once for each time that it was in it.
    await runner.query(
      'create unique index geofence_event_once on geofence_event (device_id, geofence_id, since, kind)',
    );
    await runner.query('create index geofence_event_by_tenant on geofence_event (tenant, id)');
    for (const column of ['tenant', 'geofence_id', 'device_id']) {
      await runner.query(
        `create index geofence_event_by_${column}_at on geofence_event (${column}, at, id)`,
      );
    }
    await runner.query(
      'create index geofence_event_by_age on geofence_event using brin (created_at)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table geofence_event, geofence_stay, geofence_device, geofence_change, geofence',
    );
    await runner.query('drop sequence geofence_revision');
  }
}
