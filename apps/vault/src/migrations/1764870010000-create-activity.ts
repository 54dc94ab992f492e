import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who did what in each space. */
export class CreateActivity1764870010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table activity (
        id text collate "C" primary key,
        space_id text collate "C" not null references space (id) on delete cascade,
        kind text not null,
        what text not null,
        subject text not null,
        name text,
        details jsonb not null,
        actor_kind text not null,
        actor_id text not null,
        user_id text,
        at timestamptz not null
      )`);
    await runner.query('create index activity_by_space on activity (space_id, id)');
    await runner.query('create index activity_by_subject on activity (space_id, subject, id)');
    await runner.query('create index activity_by_age on activity using brin (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table activity');
  }
}
