import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes as documents that several people write at once (Yjs). */
export class CreateNoteDocuments1764860020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table note_document (
        note_id text collate "C" primary key references note (id) on delete cascade,
        state bytea not null,
        updated_at timestamptz not null
      )`);
    await runner.query(`
      create table note_update (
        seq bigint generated always as identity primary key,
        note_id text collate "C" not null references note (id) on delete cascade,
        data bytea not null
      )`);
    await runner.query('create index note_update_by_note on note_update (note_id, seq)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table note_update, note_document');
  }
}
