import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes, the texts they have had, and what they link to. */
export class CreateNotes1764830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The space is one of the words: a search looks at no note of another space.
    await runner.query(`
      create table note (
        id text collate "C" primary key,
        project_id text not null,
        space_id text collate "C" not null references space (id) on delete cascade,
        title text not null,
        title_key text not null,
        format text not null check (format in ('markdown', 'e2ee')),
        body text not null,
        tags text[] not null,
        attachments text[] not null,
        is_pinned boolean not null,
        is_archived boolean not null,
        trashed_at timestamptz,
        revision integer not null,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        found_by tsvector not null generated always as (
          case when format = 'markdown' then
            array_to_tsvector(array[space_id])
            || setweight(to_tsvector('simple'::regconfig, title), 'A')
            || setweight(array_to_tsvector(tags), 'B')
            || setweight(to_tsvector('simple'::regconfig, left(body, 100000)), 'D')
          else ''::tsvector end) stored
      )`);
    for (const order of ['id', 'updated_at, id', 'title, id']) {
      const name = order.split(',', 1)[0] ?? '';
      await runner.query(`create index note_by_${name} on note (space_id, ${order})`);
    }
    await runner.query('create index note_by_project on note (project_id)');
    await runner.query('create index note_by_title_key on note (space_id, title_key)');
    await runner.query('create index note_by_tag on note using gin (tags)');
    await runner.query('create index note_found_by on note using gin (found_by)');
    await runner.query(
      'create index note_in_trash on note (trashed_at) where trashed_at is not null',
    );
    await runner.query(`
      create table note_revision (
        id text collate "C" primary key,
        note_id text collate "C" not null references note (id) on delete cascade,
        revision integer not null,
        title text not null,
        format text not null,
        body text not null,
        author text,
        created_at timestamptz not null,
        unique (note_id, revision)
      )`);
    await runner.query(`
      create table note_link (
        note_id text collate "C" not null references note (id) on delete cascade,
        space_id text collate "C" not null,
        target text collate "C" not null,
        primary key (note_id, target)
      )`);
    await runner.query('create index note_link_by_target on note_link (space_id, target, note_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table note_link, note_revision, note');
  }
}
