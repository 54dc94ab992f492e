import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the table of events in a service's own schema. */
export class CreateEvents1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The number is given by the relay, after the commit: see EventRelay.
    await runner.query(`
      create table event (
        id text constraint event_pkey primary key,
        position bigint generated always as identity,
        seq bigint constraint event_seq_once unique,
        type text not null,
        project_id text not null,
        subject text not null,
        data jsonb not null,
        actor jsonb,
        request_id text,
        created_at timestamptz not null
      )
    `);
    await runner.query('create sequence event_number');
    await runner.query('create index event_by_project on event (project_id, seq)');
    await runner.query('create index event_unnumbered on event (position) where seq is null');
    await runner.query('create index event_by_age on event (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table event');
    await runner.query('drop sequence event_number');
  }
}
