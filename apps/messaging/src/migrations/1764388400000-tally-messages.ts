import type { MigrationInterface, QueryRunner } from 'typeorm';

const CELL = 'tenant, hour, channel, provider, template, measure, key';

/** What messages came to, by the hour in which they were accepted. */
export class TallyMessages1764388400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index message_by_template on message (project_id, template_id, id)
      where template_id is not null
    `);
    await runner.query(`
      create table message_tally (
        tenant text not null,
        hour timestamptz not null,
        channel text not null,
        provider text not null,
        template text not null,
        measure text not null,
        key text not null,
        amount bigint not null,
        constraint message_tally_pkey
          primary key (tenant, hour, measure, channel, provider, template, key)
      )
    `);
    // The same by day: whoever asks for months reads few rows.
    await runner.query('create table message_tally_day (like message_tally including all)');
    // Workers only append here: nobody waits for the row of an hour. A round adds it up later.
    await runner.query(`
      create table message_tally_change (
        seq bigserial constraint message_tally_change_pkey primary key,
        tenant text not null,
        hour timestamptz not null,
        channel text not null,
        provider text not null,
        template text not null,
        measure text not null,
        key text not null,
        amount bigint not null
      )
    `);
    await runner.query(`
      create index message_tally_change_by_tenant on message_tally_change (tenant, hour)
    `);
    // Each latency class is a tenth wider than the one before, so that percentiles are right to 5 %.
    await runner.query(`
      create function latency_class(span interval) returns text language sql immutable as $$
        select case when extract(epoch from span) * 1000 < 1 then '0'
          else (1 + floor(ln(extract(epoch from span) * 1000) / ln(1.1)))::int::text end
      $$
    `);
    for (const statement of TRIGGERS) await runner.query(statement);
    await runner.query(BEFORE_NOW);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger message_tally_accepted on message');
    await runner.query('drop trigger message_tally_moved on message');
    await runner.query('drop trigger message_tally_cost on message_attempt');
    await runner.query(
      'drop function tally_accepted(), tally_moved(), tally_cost(), latency_class(interval)',
    );
    await runner.query('drop table message_tally_change, message_tally_day, message_tally');
    await runner.query('drop index message_by_template');
  }
}

const TRIGGERS = [
  `create function tally_accepted() returns trigger language plpgsql
    set search_path from current as $$
  begin
    insert into message_tally_change (${CELL}, amount)
    select project_id, date_trunc('hour', created_at, 'UTC'), channel, '',
      coalesce(template_id, ''), 'accepted', '', count(*)
    from added where project_id is not null group by 1, 2, 3, 5;
    return null;
  end $$`,
  `create trigger message_tally_accepted after insert on message
    referencing new table as added for each statement execute function tally_accepted()`,
  `create function tally_moved() returns trigger language plpgsql
    set search_path from current as $$
  begin
    insert into message_tally_change (${CELL}, amount)
    select new.project_id, date_trunc('hour', new.created_at, 'UTC'), new.channel,
      coalesce((select provider_id from message_attempt
        where message_id = new.id order by number desc limit 1), new.driver),
      case when measure like '%_ms' then '' else coalesce(new.template_id, '') end, measure,
      coalesce(key, ''), amount
    from (values
      ('sent', '', 1, old.sent_at is null and new.sent_at is not null),
      ('sent_ms', latency_class(new.sent_at - coalesce(new.scheduled_at, new.created_at)), 1,
        old.sent_at is null and new.sent_at is not null),
      ('delivered', '', 1, old.delivered_at is null and new.delivered_at is not null),
      ('delivered_ms', latency_class(new.delivered_at - new.sent_at), 1,
        old.delivered_at is null and new.delivered_at is not null),
      (new.status, '', 1, new.rank in (32, 35, 50)),
      (old.status, '', -1, old.rank in (32, 35)),
      ('reason', coalesce(new.failure, new.status), 1, new.status in ('failed', 'undelivered')),
      ('reason', coalesce(old.failure, old.status), -1, old.status in ('failed', 'undelivered'))
    ) as change (measure, key, amount, counts) where counts;
    return null;
  end $$`,
  `create trigger message_tally_moved after update of status on message for each row
    when (new.project_id is not null and new.rank >= 30 and old.rank < new.rank)
    execute function tally_moved()`,
  `create function tally_cost() returns trigger language plpgsql
    set search_path from current as $$
  begin
    insert into message_tally_change (${CELL}, amount)
    select project_id, date_trunc('hour', created_at, 'UTC'), channel, new.provider_id,
      coalesce(template_id, ''), 'cost', new.cost_currency,
      new.cost_micros - coalesce(old.cost_micros, 0)
    from message where id = new.message_id and project_id is not null;
    return null;
  end $$`,
  `create trigger message_tally_cost after update of cost_micros on message_attempt for each row
    when (new.cost_micros is not null and new.cost_micros is distinct from old.cost_micros)
    execute function tally_cost()`,
];

/** What was sent before anybody counted. Times are not told apart by template. */
const BEFORE_NOW = `
  insert into message_tally_change (${CELL}, amount)
  select project_id, date_trunc('hour', created_at, 'UTC'), channel,
    case measure when 'accepted' then '' else coalesce(attempt.provider_id, driver) end,
    case when measure like '%_ms' then '' else coalesce(template_id, '') end, measure, key, count(*)
  from message
  left join lateral (
    select provider_id from message_attempt where message_id = message.id
    order by number desc limit 1
  ) attempt on true
  cross join lateral (values
    ('accepted', '', true),
    ('sent', '', sent_at is not null),
    ('sent_ms', latency_class(sent_at - coalesce(scheduled_at, created_at)), sent_at is not null),
    ('delivered', '', delivered_at is not null),
    ('delivered_ms', latency_class(delivered_at - sent_at), delivered_at is not null),
    (status, '', rank in (32, 35, 50)),
    ('reason', coalesce(failure, status), status in ('failed', 'undelivered'))
  ) as counted (measure, key, counts)
  where project_id is not null and counts group by 1, 2, 3, 4, 5, 6, 7`;
