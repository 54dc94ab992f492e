import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tasks as programs wrote them over CalDAV. */
export class CreateTaskObjects1764870000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table task_object (
        task_id text collate "C" primary key references task (id) on delete cascade,
        list_id text collate "C" not null,
        uid text not null,
        parent_uid text,
        ics text not null,
        version integer not null,
        constraint task_object_uid unique (list_id, uid)
      )`);
    await runner.query(`
      create index task_object_waiting on task_object (list_id, parent_uid)
      where parent_uid is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table task_object');
  }
}
