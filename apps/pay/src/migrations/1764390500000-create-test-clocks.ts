import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time that a project moves itself, in test mode only: a row of a live tenant is refused. */
export class CreateTestClocks1764390500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table test_clock (
        tenant text constraint test_clock_pkey primary key
          constraint test_clock_of_test check (tenant like '%.test'),
        id text not null constraint test_clock_id unique,
        now_at timestamptz not null,
        from_at timestamptz not null,
        target_at timestamptz,
        status text not null,
        stepped_at timestamptz not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint test_clock_status check (status in ('ready', 'advancing')),
        constraint test_clock_target check ((status = 'advancing') = (target_at is not null)),
        constraint test_clock_forward check (now_at >= from_at and target_at >= now_at)
      )
    `);
    await runner.query(
      `create index test_clock_advancing on test_clock (stepped_at) where status = 'advancing'`,
    );
    // Time never goes back, whatever the code does.
    await runner.query(`
      create function refuse_time_back() returns trigger language plpgsql as $$
      begin
        raise exception 'a test clock never goes back' using errcode = 'P0502';
      end $$
    `);
    await runner.query(`
      create trigger test_clock_forward_only before update on test_clock
      for each row when (new.now_at < old.now_at) execute function refuse_time_back()
    `);
    // The bank knows its customers' accounts and nothing of ours.
    await runner.query(`
      create view bank_clock as
      select provider.id as account, test_clock.tenant, test_clock.now_at
      from test_clock join payment_provider provider on provider.tenant = test_clock.tenant
      where provider.kind = 'sandbox'
    `);
    await runner.query(`
      create index hold_due_in_tests on hold (tenant, expires_at)
      where state in ('pending', 'partially_captured') and tenant like '%.test'
    `);
    await runner.query(`
      create index escrow_release_due_in_tests on escrow (tenant, release_at)
      where release_at is not null and tenant like '%.test'
    `);
    await runner.query(`
      create index escrow_funding_due_in_tests on escrow (tenant, funding_deadline)
      where state = 'created' and tenant like '%.test'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index escrow_funding_due_in_tests, escrow_release_due_in_tests, hold_due_in_tests
    `);
    await runner.query('drop view bank_clock');
    await runner.query('drop table test_clock');
    await runner.query('drop function refuse_time_back()');
  }
}
