import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Many events of one statement as one row, until the relay makes rows of them. Its columns are lists
 * that are read whole and soon, so nothing is gained by packing them.
 */
export class BundleEvents1764400020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table event_bundle (
        position bigint default nextval('event_position_seq') constraint event_bundle_pkey primary key,
        ids text[] not null,
        types text[] not null,
        projects text[] not null,
        subjects text[] not null,
        request_ids text[] not null,
        created_ms float8[] not null,
        data jsonb not null,
        actors jsonb not null
      )
    `);
    const lists = 'ids types projects subjects request_ids created_ms data actors'.split(' ');
    const external = lists.map((name) => `alter ${name} set storage external`);
    await runner.query(`alter table event_bundle ${external.join(', ')}`);
    // Numbers are of one sequence and looked for by project: one index does for both.
    await runner.query('drop index event_seq_once, event_by_project');
    await runner.query(
      'create unique index event_by_project on event (project_id, seq) where seq is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table event_bundle');
    await runner.query('drop index event_by_project');
    await runner.query('create unique index event_seq_once on event (seq) where seq is not null');
    await runner.query(
      'create index event_by_project on event (project_id, seq) where seq is not null',
    );
  }
}
