import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which image a release was packed into. */
export class PackReleases1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table release_image (
        release_id text primary key references release (id) on delete cascade,
        app_id text not null,
        digest text not null,
        media_type text not null,
        manifest_bytes integer not null,
        blobs text[] not null,
        made_at timestamptz not null
      );
      create index release_image_app_id_idx on release_image (app_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table release_image');
  }
}
