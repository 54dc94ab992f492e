import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Albums, films among photographs, and pictures that say no more where they were taken. */
export class CreateAlbums1764860000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table album (
        id text collate "C" primary key,
        project_id text not null,
        space_id text collate "C" not null references space (id) on delete cascade,
        name text not null,
        description text not null,
        cover_id text,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query('create index album_by_space on album (space_id, id)');
    await runner.query('create index album_by_project on album (project_id)');
    await runner.query(`
      create table album_photo (
        album_id text collate "C" not null references album (id) on delete cascade,
        photo_id text not null references photo (id) on delete cascade,
        added_at timestamptz not null,
        primary key (album_id, photo_id)
      )`);
    await runner.query('create index album_photo_by_photo on album_photo (photo_id)');
    await this.#films(runner);
    await runner.query(`
      alter table file_reading
        add column shared_blob_id text,
        add column shared_sha256 text,
        add column shared_bytes bigint,
        add column shared_type text`);
    await runner.query(
      'alter table share_link add column keeps_place boolean not null default false',
    );
  }

  /** A photograph and a short film of the same name, side by side, are one live photograph. */
  async #films(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table photo
        add column kind text not null default 'photo',
        add column duration_s double precision,
        add column motion_of text references photo (id) on delete set null,
        add column stem text not null
          generated always as (lower(regexp_replace(name, '\\.[^.]*$', ''))) stored`);
    await runner.query('create index photo_by_stem on photo (space_id, stem)');
    await runner.query(
      'create index photo_motion on photo (motion_of) where motion_of is not null',
    );
    await runner.query('drop index photo_days');
    await runner.query(`
      create index photo_days on photo (space_id, day)
      where not is_hidden and not is_archived and motion_of is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table share_link drop column keeps_place');
    await runner.query(`
      alter table file_reading drop column shared_blob_id, drop column shared_sha256,
        drop column shared_bytes, drop column shared_type`);
    await runner.query('drop index photo_days');
    await runner.query(`
      create index photo_days on photo (space_id, day) where not is_hidden and not is_archived`);
    await runner.query(`
      alter table photo drop column stem, drop column motion_of, drop column duration_s,
        drop column kind`);
    await runner.query('drop table album_photo, album');
  }
}
