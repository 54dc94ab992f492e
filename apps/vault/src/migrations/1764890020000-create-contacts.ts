import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Address books and the contacts in them. */
export class CreateContacts1764890020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table address_book (
        id text collate "C" primary key,
        project_id text not null,
        space_id text collate "C" not null references space (id) on delete cascade,
        name text not null,
        description text not null,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query('create index address_book_by_space on address_book (space_id, id)');
    await runner.query('create index address_book_by_project on address_book (project_id)');
    await runner.query(`
      create table contact (
        id text collate "C" primary key,
        project_id text not null,
        space_id text collate "C" not null,
        address_book_id text collate "C" not null
          references address_book (id) on delete cascade,
        uid text not null,
        vcard text not null,
        etag text not null,
        fields jsonb not null,
        full_name text not null,
        found_by text not null,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint contact_uid unique (address_book_id, uid)
      )`);
    await runner.query('create index contact_by_id on contact (address_book_id, id)');
    await runner.query('create index contact_by_name on contact (space_id, full_name, id)');
    await runner.query('create index contact_by_project on contact (project_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table contact, address_book');
  }
}
