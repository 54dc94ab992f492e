import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An event is written in the transaction of a change, and numbered after it. Indexes of numbers that
 * are not there yet, and a tree of times that only the sweeper asks for, made writing it dearer.
 */
export class IndexEventsLightly1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table event drop constraint event_seq_once');
    await runner.query('create unique index event_seq_once on event (seq) where seq is not null');
    await runner.query('drop index event_by_project');
    await runner.query(
      'create index event_by_project on event (project_id, seq) where seq is not null',
    );
    await runner.query('drop index event_by_age');
    await runner.query('create index event_by_age on event using brin (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index event_seq_once, event_by_project, event_by_age');
    await runner.query('alter table event add constraint event_seq_once unique (seq)');
    await runner.query('create index event_by_project on event (project_id, seq)');
    await runner.query('create index event_by_age on event (created_at)');
  }
}
