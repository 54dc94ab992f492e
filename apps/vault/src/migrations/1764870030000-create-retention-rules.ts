import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rules that say how long files are kept, and when they are deleted. */
export class CreateRetentionRules1764870030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table retention_rule (
        id text collate "C" primary key,
        project_id text not null,
        space_id text not null references space (id) on delete cascade,
        folder_id text references node (id) on delete cascade,
        tag text,
        keep_days integer check (keep_days > 0),
        delete_after_days integer check (delete_after_days > 0),
        created_by text,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check ((folder_id is null) <> (tag is null)),
        check (keep_days is not null or delete_after_days is not null),
        check (delete_after_days >= keep_days)
      )`);
    await runner.query('create index retention_rule_by_space on retention_rule (space_id, id)');
    await runner.query('create index retention_rule_by_project on retention_rule (project_id)');
    await runner.query(`
      create unique index retention_rule_folder on retention_rule (folder_id)
      where folder_id is not null`);
    await runner.query(`
      create unique index retention_rule_tag on retention_rule (space_id, tag)
      where tag is not null`);
    // Null when no rule keeps the file; the longest of all that do else.
    await runner.query(`
      create function kept_until(file_id text, in_space text, in_folder text, since timestamptz)
      returns timestamptz language sql stable as $$
        with recursive above (id, parent_id) as (
          select id, parent_id from node where id = in_folder
          union all
          select node.id, node.parent_id from above join node on node.id = above.parent_id
        )
        select since + make_interval(days => max(keep_days)) from retention_rule
        where space_id = in_space and keep_days is not null and (
          folder_id in (select id from above)
          or tag = any((select tags from document where id = file_id)::text[]))
      $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function kept_until');
    await runner.query('drop table retention_rule');
  }
}
