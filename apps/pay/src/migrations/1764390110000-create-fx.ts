import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateFx1764390110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table fx_rate (
        id text constraint fx_rate_pkey primary key,
        tenant text not null,
        base text not null,
        quote text not null constraint fx_rate_pair check (quote <> base),
        rate text not null constraint fx_rate_positive check (rate::numeric > 0),
        spread_bps integer not null constraint fx_rate_spread check (spread_bps between 0 and 5000),
        valid_from timestamptz not null,
        created_at timestamptz not null
      )
    `);
    await runner.query('create index fx_rate_by_tenant on fx_rate (tenant, id)');
    await runner.query(`
      create index fx_rate_of_pair on fx_rate
        (tenant, least(base, quote), greatest(base, quote), valid_from desc, id desc)
    `);
    // The last good file of each address, so that a source that is away stops nobody for days.
    await runner.query(`
      create table fx_file (
        url text constraint fx_file_pkey primary key,
        body text,
        rate_date date,
        fetched_at timestamptz,
        checked_at timestamptz not null,
        problem text,
        constraint fx_file_whole check ((body is null) = (rate_date is null))
      )
    `);
    await runner.query(`
      create table fx_quote (
        id text constraint fx_quote_pkey primary key,
        tenant text not null,
        sell_currency text not null,
        sell_amount bigint not null constraint fx_quote_sell check (sell_amount > 0),
        buy_currency text not null,
        buy_amount bigint not null constraint fx_quote_buy check (buy_amount > 0),
        fixed text not null constraint fx_quote_fixed check (fixed in ('sell', 'buy')),
        rate text not null,
        mid_rate text not null,
        spread_bps integer not null,
        source text not null,
        rate_date text not null,
        trade_id text constraint fx_quote_trade unique,
        expires_at timestamptz not null,
        created_at timestamptz not null
      )
    `);
    await runner.query(
      'create index fx_quote_unused on fx_quote (expires_at) where trade_id is null',
    );
    await runner.query(`
      create table fx_trade (
        id text constraint fx_trade_pkey primary key,
        tenant text not null,
        quote_id text not null constraint fx_trade_of_quote unique,
        request_key text not null,
        from_wallet text not null,
        to_wallet text not null,
        sell_currency text not null,
        sell_amount bigint not null,
        buy_currency text not null,
        buy_amount bigint not null,
        rate text not null,
        status text not null constraint fx_trade_status
          check (status in ('pending', 'executed', 'failed')),
        code text,
        posting_id text,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint fx_trade_key unique (tenant, request_key),
        constraint fx_trade_failed check ((status = 'failed') = (code is not null)),
        constraint fx_trade_executed check (status <> 'executed' or posting_id is not null)
      )
    `);
    await runner.query('create index fx_trade_by_tenant on fx_trade (tenant, id)');
    await runner.query(
      `create index fx_trade_pending on fx_trade (created_at) where status = 'pending'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table fx_trade, fx_quote, fx_file, fx_rate');
  }
}
