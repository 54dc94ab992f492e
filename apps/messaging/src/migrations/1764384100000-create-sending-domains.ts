import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSendingDomains1764384100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sending_domain (
        id text constraint sending_domain_pkey primary key,
        tenant text not null,
        name text not null,
        selector text not null,
        public_key text not null,
        sealed_private_key bytea not null,
        spf_include text,
        status text not null,
        checks jsonb not null,
        version integer not null,
        checked_at timestamptz,
        verified_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint sending_domain_once unique (tenant, name)
      )
    `);
    await runner.query('create index sending_domain_by_tenant on sending_domain (tenant, id)');
    await runner.query(`
      create table mail_opt_out (
        id text constraint mail_opt_out_pkey primary key,
        tenant text not null,
        recipient text not null,
        message_id text,
        created_at timestamptz not null,
        constraint mail_opt_out_once unique (tenant, recipient)
      )
    `);

    await runner.query('create index mail_opt_out_by_tenant on mail_opt_out (tenant, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mail_opt_out');
    await runner.query('drop table sending_domain');
  }
}
