import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the edge answered for each app, over a day. */
export class SampleRequests1764320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app_request_sample (
        app_id text not null references app (id) on delete cascade,
        at timestamptz not null,
        span_s double precision not null,
        requests integer not null,
        client_errors integer not null,
        server_errors integer not null,
        in_flight integer not null,
        p50_ms double precision,
        p95_ms double precision,
        p99_ms double precision,
        primary key (app_id, at)
      );
      create index app_request_sample_at on app_request_sample (at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table app_request_sample');
  }
}
