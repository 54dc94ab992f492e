import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names of the places where photographs were taken, and photographs that are found by words. */
export class CreatePlaceNames1764890010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table photo
        add column place_cell text,
        add column place_name text,
        add column place_due timestamptz,
        add column place_attempts smallint not null default 0`);
    await runner.query(`
      update photo set place_due = now(),
        place_cell = round(latitude::numeric, 3) || ',' || round(longitude::numeric, 3)
      where latitude is not null`);
    await runner.query(
      'create index photo_place_due on photo (place_due) where place_due is not null',
    );
    await runner.query(`
      create index photo_by_cell on photo (project_id, place_cell) where place_cell is not null`);
    // What Postgres has may depend on settings, and is not taken for what is kept.
    await runner.query(`
      create function words_of(text[]) returns text language sql immutable parallel safe
      return array_to_string($1, ' ')`);
    await runner.query(`
      alter table photo add column words tsvector generated always as (
        to_tsvector('simple', translate(
          coalesce(title, '') || ' ' || coalesce(description, '') || ' ' || words_of(tags) || ' '
          || coalesce(place_name, '') || ' ' || name || ' ' || regexp_replace(name, '\\.[^.]*$', ''), '<>', '  '))
        || array_to_tsvector(array[space_id])) stored`);
    await runner.query('create index photo_words on photo using gin (words)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table photo drop column words');
    await runner.query('drop function words_of(text[])');
    await runner.query(`
      alter table photo drop column place_cell, drop column place_name, drop column place_due,
        drop column place_attempts`);
  }
}
