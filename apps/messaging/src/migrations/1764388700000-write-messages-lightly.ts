import type { MigrationInterface, QueryRunner } from 'typeorm';

const CELL = 'tenant, hour, channel, provider, template, measure, key';

/**
 * What is written for each message costs less. References that hold by themselves are not looked up,
 * as a message and what is told of it are written by one statement; reports of others alone can come
 * twice; and where a message was carried is looked up once, not for each of its counts.
 */
export class WriteMessagesLightly1764388700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table message_event drop constraint message_event_message');
    await runner.query('alter table outbox_entry drop constraint outbox_entry_message');
    await runner.query(FORGET_WITH);
    await runner.query(`
      create trigger message_forgotten after delete on message
      referencing old table as gone for each statement execute function forget_with_message()
    `);
    await runner.query('alter table message_event drop constraint message_event_once');
    await runner.query(`
      create unique index message_event_told_once on message_event (provider, provider_event_id)
      where provider not in ('skydeck', 'outbox')
    `);
    await runner.query(latencyClass('::float8'));
    await runner.query(movedTogether(CARRIED_ONCE));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(movedTogether(CARRIED_EACH));
    await runner.query(latencyClass(''));
    await runner.query('drop index message_event_told_once');
    await runner.query(`
      alter table message_event
        add constraint message_event_once unique (provider, provider_event_id),
        add constraint message_event_message
          foreign key (message_id) references message (id) on delete cascade
    `);
    await runner.query('drop trigger message_forgotten on message');
    await runner.query('drop function forget_with_message()');
    await runner.query(`
      alter table outbox_entry add constraint outbox_entry_message
        foreign key (message_id) references message (id) on delete cascade
    `);
  }
}

/** In the place of references that cascade: it costs nothing until a message is deleted. */
const FORGET_WITH = `
  create function forget_with_message() returns trigger language plpgsql
    set search_path from current as $$
  begin
    delete from message_event where message_id in (select id from gone);
    delete from outbox_entry where message_id in (select id from gone);
    return null;
  end $$`;

/** Exact numbers make a logarithm cost a hundred times what it does of floating ones. */
const latencyClass = (type: string): string => `
  create or replace function latency_class(span interval) returns text language sql immutable as $$
    select case when extract(epoch from span) * 1000 < 1 then '0'
      else (1 + floor(ln((extract(epoch from span) * 1000)${type}) / ln(1.1${type})))::int::text end
  $$`;

const CARRIED = `coalesce((select provider_id from message_attempt
    where message_id = moved.id order by number desc limit 1), moved.driver)`;
const CARRIED_EACH = { from: '', provider: CARRIED };
const CARRIED_ONCE = {
  from: `cross join lateral (select ${CARRIED} as carrier offset 0) carried`,
  provider: 'carrier',
};

const movedTogether = ({ from, provider }: typeof CARRIED_ONCE): string => `
  create or replace function tally_moved_together() returns trigger language plpgsql
    set search_path from current as $$
  begin
    if not exists (select from after where rank >= 30) then return null; end if;
    insert into message_tally_change (${CELL}, amount)
    select moved.project_id, date_trunc('hour', moved.created_at, 'UTC'), moved.channel, ${provider},
      case when measure like '%_ms' then '' else coalesce(moved.template_id, '') end,
      measure, coalesce(key, ''), sum(amount)
    from after moved join before was on was.id = moved.id ${from}
      cross join lateral (values
        ('sent', '', 1, was.sent_at is null and moved.sent_at is not null),
        ('sent_ms', latency_class(moved.sent_at - coalesce(moved.scheduled_at, moved.created_at)),
          1, was.sent_at is null and moved.sent_at is not null),
        ('delivered', '', 1, was.delivered_at is null and moved.delivered_at is not null),
        ('delivered_ms', latency_class(moved.delivered_at - moved.sent_at), 1,
          was.delivered_at is null and moved.delivered_at is not null),
        (moved.status, '', 1, moved.rank in (32, 35, 50)),
        (was.status, '', -1, was.rank in (32, 35)),
        ('reason', coalesce(moved.failure, moved.status), 1,
          moved.status in ('failed', 'undelivered')),
        ('reason', coalesce(was.failure, was.status), -1, was.status in ('failed', 'undelivered'))
      ) as change (measure, key, amount, counts)
    where moved.project_id is not null and moved.rank >= 30 and was.rank < moved.rank and counts
    group by 1, 2, 3, 4, 5, 6, 7;
    return null;
  end $$`;
