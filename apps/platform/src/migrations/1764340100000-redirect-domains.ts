import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Domains that send visitors on, and the one that an app goes by. */
export class RedirectDomains1764340100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table app_domain
        add column is_primary boolean not null default false,
        add column redirect_to text,
        add column redirect_status integer not null default 308;
      create unique index app_domain_primary on app_domain (app_id) where is_primary;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table app_domain
        drop column is_primary, drop column redirect_to, drop column redirect_status;
    `);
  }
}
