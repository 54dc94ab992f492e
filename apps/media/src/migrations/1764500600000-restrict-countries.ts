import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which countries something may be played. */
export class RestrictCountries1764500600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table playback_restriction
        add column allowed_countries text[] not null default '{}',
        add column denied_countries text[] not null default '{}',
        add column allows_unknown_country boolean not null default false
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table playback_restriction
        drop column allowed_countries, drop column denied_countries,
        drop column allows_unknown_country
    `);
  }
}
