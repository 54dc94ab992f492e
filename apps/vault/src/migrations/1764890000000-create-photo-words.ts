import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is said of photographs: by XMP within them and beside them, and by people. */
export class CreatePhotoWords1764890000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table photo
        add column title text,
        add column tags text[] not null default '{}',
        add column rating smallint,
        add column sidecar_id text,
        add column xmp_problem text,
        add column edited text[] not null default '{}'`);
    // What people wrote stays whatever a file says.
    await runner.query(`update photo set edited = '{description}' where description is not null`);
    await runner.query('create index photo_by_tag on photo using gin (tags)');
    await runner.query(`
      alter table file_reading add column is_facts_only boolean not null default false`);
    await runner.query(`
      create index file_reading_begun on file_reading (space_id)
      where status = 'pending' and attempts > 0`);
    await runner.query(`
      create index node_sidecar on node (space_id, lower(name))
      where kind = 'file' and name ~* '\\.xmp$'`);
    await this.#reread(runner);
    await this.#follow(runner);
  }

  /**
   * Photographs are read once more when what lies beside them changes: their pictures stay. One that
   * is being read just now begins anew, since its reader may have looked beside it too early.
   */
  async #reread(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function reread_facts(ids text[]) returns void language sql as $$
        update file_reading set status = 'pending', run_after = now(),
          is_facts_only = is_facts_only or status = 'ready',
          attempts = case status when 'ready' then 0 else attempts + 1 end
        where id = any(ids) and (status = 'ready' or (status = 'pending' and attempts > 0))
          and kind in ('picture', 'heic', 'raw', 'video')
      $$`);
    await runner.query(`
      create function reread_beside(space text, folder text, sidecar text) returns void
      language sql as $$
        with base as (select lower(regexp_replace(sidecar, '\\.[^.]*$', '')) as name)
        select reread_facts(array(
          select p.id from photo p, base
          where p.space_id = space and p.folder_id is not distinct from folder
            and p.stem in (base.name, regexp_replace(base.name, '\\.[^.]*$', ''))
            and base.name in (p.stem, lower(p.name))
          union
          select r.id from file_reading r join node n on n.id = r.id, base
          where r.space_id = space and r.status = 'pending' and r.attempts > 0
            and n.parent_id is not distinct from folder
            and base.name in (lower(n.name), lower(regexp_replace(n.name, '\\.[^.]*$', '')))
          order by 1))
      $$`);
  }

  async #follow(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function follow_sidecar() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old.name ~* '\\.xmp$' then
          perform reread_beside(old.space_id, old.parent_id, old.name);
        end if;
        if new.name ~* '\\.xmp$' then
          perform reread_beside(new.space_id, new.parent_id, new.name);
        end if;
        return null;
      end $$`);
    await runner.query(`
      create trigger node_beside_new after insert on node for each row
      when (new.kind = 'file' and new.name ~* '\\.xmp$') execute function follow_sidecar()`);
    await runner.query(`
      create trigger node_beside_changed
      after update of name, parent_id, trashed_at, is_going, version_id on node for each row
      when (new.kind = 'file' and (old.name ~* '\\.xmp$' or new.name ~* '\\.xmp$') and (
        old.name, old.parent_id, old.trashed_at, old.is_going, old.version_id
      ) is distinct from (new.name, new.parent_id, new.trashed_at, new.is_going, new.version_id))
      execute function follow_sidecar()`);
    // Before what follows names: a reader takes the reading before the photograph as well.
    await runner.query(`
      create function follow_to_sidecar() returns trigger language plpgsql as $$
      begin
        perform reread_facts(array[new.id])
        where exists (select from photo p where p.id = new.id and p.sidecar_id is not null)
          or exists (
            select from node s
            where s.space_id = new.space_id and s.kind = 'file' and s.name ~* '\\.xmp$'
              and s.parent_id is not distinct from new.parent_id and lower(s.name) in (
                lower(new.name) || '.xmp', lower(regexp_replace(new.name, '\\.[^.]*$', '')) || '.xmp'));
        return null;
      end $$`);
    await runner.query(`
      create trigger node_beside_moved after update of name, parent_id on node for each row
      when (new.kind = 'file' and new.name !~* '\\.xmp$'
        and (old.name, old.parent_id) is distinct from (new.name, new.parent_id))
      execute function follow_to_sidecar()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['node_beside_new', 'node_beside_changed', 'node_beside_moved']) {
      await runner.query(`drop trigger ${name} on node`);
    }
    await runner.query(`
      drop function follow_sidecar, follow_to_sidecar, reread_beside(text, text, text),
        reread_facts(text[])`);
    await runner.query('drop index node_sidecar, file_reading_begun');
    await runner.query('alter table file_reading drop column is_facts_only');
    await runner.query(`
      alter table photo drop column title, drop column tags, drop column rating,
        drop column sidecar_id, drop column xmp_problem, drop column edited`);
  }
}
