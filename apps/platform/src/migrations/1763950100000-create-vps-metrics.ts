import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What servers used: the newest counters of each, and points of one and of five minutes. */
export class CreateVpsMetrics1763950100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table vps_metric_latest (
        vps_id text primary key references vps (id),
        at timestamptz not null,
        cpu_seconds double precision not null,
        disk_read double precision not null,
        disk_written double precision not null,
        net_received double precision not null,
        net_sent double precision not null,
        memory_bytes double precision not null,
        disk_used_bytes double precision not null,
        processes integer not null,
        covered_s double precision not null,
        cpu_used double precision not null,
        read_bytes double precision not null,
        written_bytes double precision not null,
        received_bytes double precision not null,
        sent_bytes double precision not null
      );

      create table vps_metric (
        vps_id text not null references vps (id),
        step_s smallint not null check (step_s in (60, 300)),
        at timestamptz not null,
        samples integer not null,
        covered_s double precision not null,
        cpu_used double precision not null,
        cpu_available double precision not null,
        memory_sum double precision not null,
        memory_peak double precision not null,
        disk_used_bytes double precision not null,
        read_bytes double precision not null,
        written_bytes double precision not null,
        received_bytes double precision not null,
        sent_bytes double precision not null,
        processes integer not null,
        primary key (vps_id, step_s, at)
      );
      create index vps_metric_age on vps_metric (step_s, at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table vps_metric, vps_metric_latest');
  }
}
