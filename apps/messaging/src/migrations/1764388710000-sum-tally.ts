import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What messages came to by channel, by provider and by template, each alone: one row for each hour or
 * day holds all counts and times, so that whoever asks for a month reads hundreds of rows.
 */
export class SumTally1764388710000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table message_tally_sum (
        tenant text not null,
        step text not null,
        dimension text not null,
        hour timestamptz not null,
        name text not null,
        amounts jsonb not null,
        constraint message_tally_sum_pkey primary key (tenant, step, dimension, hour, name)
      )
    `);
    await runner.query(`
      create function add_amounts(one jsonb, other jsonb) returns jsonb language sql immutable as $$
        select jsonb_object_agg(key, amount) from (
          select key, sum(value::bigint) as amount
          from (select * from jsonb_each_text(one) union all select * from jsonb_each_text(other)) cell
          group by key
        ) added
      $$
    `);
    for (const [step, table] of Object.entries(COUNTED)) await runner.query(sumOf(step, table));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function add_amounts(jsonb, jsonb)');
    await runner.query('drop table message_tally_sum');
  }
}

const COUNTED = { hour: 'message_tally', day: 'message_tally_day' } as const;

const sumOf = (step: string, table: string): string => `
  insert into message_tally_sum (tenant, step, dimension, hour, name, amounts)
  select tenant, '${step}', dimension, hour, name, jsonb_object_agg(cell, amount) from (
    select tenant, dimension, hour, name, measure || ' ' || key as cell, sum(amount) as amount
    from ${table} cross join lateral (values
      ('channel', channel), ('provider', provider), ('template', template)) as by (dimension, name)
    group by 1, 2, 3, 4, 5
  ) summed group by tenant, dimension, hour, name`;
