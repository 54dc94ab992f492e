import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Apps of images that somebody else has built. */
export class CreateAppImages1764220100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app_image (
        app_id text primary key references app (id) on delete cascade,
        ref text not null,
        credentials_sealed text,
        digest text,
        webhook_sha256 text,
        updated_at timestamptz not null
      );
      create unique index app_image_by_webhook on app_image (webhook_sha256)
        where webhook_sha256 is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table app_image`);
  }
}
