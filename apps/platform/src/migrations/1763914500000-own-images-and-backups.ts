import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What projects' own images and the schedule of backups need besides. */
export class OwnImagesAndBackups1763914500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table vps_image drop constraint vps_image_origin_check;
      alter table vps_image
        add constraint vps_image_origin_check
          check (origin in ('catalogue', 'upload', 'snapshot', 'url')),
        add column source text,
        add column engine_refs jsonb not null default '{}',
        add column version integer not null default 1,
        add column freed_at timestamptz;
      create index vps_image_to_free on vps_image (deleted_at)
        where deleted_at is not null and freed_at is null;
      create index vps_of_image on vps (image_id) where deleted_at is null;

      alter table vps_backup_plan
        add column slot_at timestamptz,
        add column version integer not null default 1,
        add column updated_at timestamptz;
      update vps_backup_plan set slot_at = next_at, updated_at = created_at;
      alter table vps_backup_plan
        alter column slot_at set not null,
        alter column updated_at set not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table vps_backup_plan drop column slot_at, drop column version, drop column updated_at;
      drop index vps_of_image, vps_image_to_free;
      delete from vps_image where origin = 'url';
      alter table vps_image drop constraint vps_image_origin_check;
      alter table vps_image
        add constraint vps_image_origin_check
          check (origin in ('catalogue', 'upload', 'snapshot')),
        drop column source, drop column engine_refs, drop column version, drop column freed_at;
    `);
  }
}
