import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is read of files: texts, photographs, and pictures that look alike. */
export class CreateReadings1764850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table file_reading (
        id text primary key,
        project_id text not null,
        space_id text not null,
        version_id text not null,
        blob_id text not null,
        kind text not null,
        status text not null default 'pending',
        problem text,
        attempts integer not null default 0,
        run_after timestamptz not null,
        scan text not null default 'unscanned',
        signature text,
        preview_blob_id text,
        thumbnail_blob_id text,
        updated_at timestamptz not null
      )`);
    await runner.query(`
      create index file_reading_due on file_reading (run_after) where status = 'pending'`);
    await this.#documents(runner);
    await this.#photos(runner);
    await this.#follow(runner);
  }

  /**
   * A word of their own keeps the words of one space apart from those of others in the index.
   * Postgres takes `<script>` for a tag, and would index nothing up to its end.
   */
  async #documents(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table document (
        id text primary key references file_reading on delete cascade,
        project_id text not null,
        space_id text not null,
        name text not null,
        folder_id text,
        content_type text not null,
        size_bytes bigint not null,
        is_hidden boolean not null default false,
        body text not null default '',
        text_source text,
        pages integer,
        is_cut boolean not null default false,
        language text,
        tags text[] not null default '{}',
        correspondent text,
        custom_fields jsonb not null default '{}',
        version integer not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        words tsvector generated always as (
          setweight(to_tsvector('simple', translate(name, '<>', '  ')), 'A')
          || setweight(to_tsvector('simple', translate(body, '<>', '  ')), 'B')
          || array_to_tsvector(array[space_id])
        ) stored
      )`);
    await runner.query('create index document_words on document using gin (words)');
    await runner.query('create index document_by_space on document (space_id, id)');
    await runner.query('create index document_by_tag on document using gin (tags)');
  }

  async #photos(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table photo (
        id text primary key references file_reading on delete cascade,
        project_id text not null,
        space_id text not null,
        name text not null,
        folder_id text,
        content_type text not null,
        size_bytes bigint not null,
        is_hidden boolean not null default false,
        shown_at timestamptz not null,
        day date not null,
        taken_at timestamptz,
        taken_local text,
        time_zone text,
        width integer not null,
        height integer not null,
        blurhash text not null,
        phash bit(64) not null,
        bands integer[] not null,
        latitude double precision,
        longitude double precision,
        altitude_m double precision,
        camera jsonb not null default '{}',
        is_favourite boolean not null default false,
        is_archived boolean not null default false,
        description text,
        version integer not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query('create index photo_by_time on photo (space_id, shown_at, id)');
    await runner.query('create index photo_by_space on photo (space_id, id)');
    await runner.query(`
      create index photo_days on photo (space_id, day) where not is_hidden and not is_archived`);
    await runner.query(`
      create index photo_places on photo (space_id, latitude, longitude)
      where latitude is not null`);
    await runner.query('create index photo_bands on photo using gin (bands)');
    await runner.query(`
      create table photo_pair (
        id text primary key,
        space_id text not null,
        one text not null references photo on delete cascade,
        other text not null references photo on delete cascade,
        distance integer not null,
        unique (one, other)
      )`);
    await runner.query('create index photo_pair_by_space on photo_pair (space_id, id)');
    await runner.query('create index photo_pair_other on photo_pair (other)');
  }

  /** Whoever renames, moves or deletes a file need not know who reads it. */
  async #follow(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function follow_file() returns trigger language plpgsql as $$
      begin
        update document set name = new.name, folder_id = new.parent_id,
          is_hidden = new.trashed_at is not null or new.is_going
        where id = new.id;
        update photo set name = new.name, folder_id = new.parent_id,
          is_hidden = new.trashed_at is not null or new.is_going
        where id = new.id;
        return null;
      end $$`);
    await runner.query(`
      create trigger node_followed after update of name, parent_id, trashed_at, is_going on node
      for each row when (new.kind = 'file' and (
        old.name, old.parent_id, old.trashed_at, old.is_going
      ) is distinct from (new.name, new.parent_id, new.trashed_at, new.is_going))
      execute function follow_file()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger node_followed on node');
    await runner.query('drop function follow_file');
    for (const table of ['photo_pair', 'photo', 'document']) {
      await runner.query(`drop table ${table}`);
    }
    await runner.query('drop table file_reading');
  }
}
