import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TakeMail1764388210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mail_submission (
        tenant text not null,
        mail_hash text not null,
        recipient text not null,
        message_id text not null,
        created_at timestamptz not null,
        constraint mail_submission_pkey primary key (tenant, mail_hash, recipient)
      )
    `);
    await runner.query('create index mail_submission_by_age on mail_submission (created_at)');
    await runner.query(`
      create table mail_complaint (
        message_id text constraint mail_complaint_pkey primary key
          constraint mail_complaint_message references message (id) on delete cascade,
        type text not null,
        created_at timestamptz not null
      )
    `);
    await runner.query(`
      create table mail_route (
        id text constraint mail_route_pkey primary key,
        tenant text not null,
        domain_id text not null
          constraint mail_route_domain references sending_domain (id) on delete cascade,
        pattern text not null,
        created_at timestamptz not null,
        constraint mail_route_once unique (domain_id, pattern)
      )
    `);
    await runner.query('create index mail_route_by_tenant on mail_route (tenant, id)');
    await runner.query(`
      create index sending_domain_to_check on sending_domain (checked_at) where status = 'verified'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index sending_domain_to_check');
    await runner.query('drop table mail_route');
    await runner.query('drop table mail_complaint');
    await runner.query('drop table mail_submission');
  }
}
