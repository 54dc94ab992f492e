import type { MigrationInterface, QueryRunner } from 'typeorm';

const CELL = 'tenant, hour, channel, provider, template, measure, key';

/** Messages that are moved by one statement are counted together. */
export class TallyTogether1764388500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger message_tally_moved on message');
    await runner.query(TOGETHER);
    // Postgres gives no rows of before and after to triggers of single columns: see the condition.
    await runner.query(`
      create trigger message_tally_moved after update on message
      referencing old table as before new table as after
      for each statement execute function tally_moved_together()
    `);
    await runner.query('drop function tally_moved()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger message_tally_moved on message');
    await runner.query('drop function tally_moved_together()');
    await runner.query(EACH);
    await runner.query(`
      create trigger message_tally_moved after update of status on message for each row
      when (new.project_id is not null and new.rank >= 30 and old.rank < new.rank)
      execute function tally_moved()
    `);
  }
}

/** What a message that went from one row to another adds to the tally. */
const changesOf = (was: string, is: string) => `(values
  ('sent', '', 1, ${was}.sent_at is null and ${is}.sent_at is not null),
  ('sent_ms', latency_class(${is}.sent_at - coalesce(${is}.scheduled_at, ${is}.created_at)), 1,
    ${was}.sent_at is null and ${is}.sent_at is not null),
  ('delivered', '', 1, ${was}.delivered_at is null and ${is}.delivered_at is not null),
  ('delivered_ms', latency_class(${is}.delivered_at - ${is}.sent_at), 1,
    ${was}.delivered_at is null and ${is}.delivered_at is not null),
  (${is}.status, '', 1, ${is}.rank in (32, 35, 50)),
  (${was}.status, '', -1, ${was}.rank in (32, 35)),
  ('reason', coalesce(${is}.failure, ${is}.status), 1, ${is}.status in ('failed', 'undelivered')),
  ('reason', coalesce(${was}.failure, ${was}.status), -1, ${was}.status in ('failed', 'undelivered'))
) as change (measure, key, amount, counts)`;

const cellOf = (is: string) => `${is}.project_id, date_trunc('hour', ${is}.created_at, 'UTC'),
  ${is}.channel, coalesce((select provider_id from message_attempt
    where message_id = ${is}.id order by number desc limit 1), ${is}.driver),
  case when measure like '%_ms' then '' else coalesce(${is}.template_id, '') end,
  measure, coalesce(key, '')`;

const TOGETHER = `
  create function tally_moved_together() returns trigger language plpgsql
    set search_path from current as $$
  begin
    if not exists (select from after where rank >= 30) then return null; end if;
    insert into message_tally_change (${CELL}, amount)
    select ${cellOf('moved')}, sum(amount)
    from after moved join before was on was.id = moved.id
      cross join lateral ${changesOf('was', 'moved')}
    where moved.project_id is not null and moved.rank >= 30 and was.rank < moved.rank and counts
    group by 1, 2, 3, 4, 5, 6, 7;
    return null;
  end $$`;

const EACH = `
  create function tally_moved() returns trigger language plpgsql
    set search_path from current as $$
  begin
    insert into message_tally_change (${CELL}, amount)
    select ${cellOf('new')}, amount from ${changesOf('old', 'new')} where counts;
    return null;
  end $$`;
