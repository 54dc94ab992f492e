import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Opt-outs from mail become the list of all who must not be written to; topics decide further. */
export class CreateConsent1764388300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mail_opt_out rename to suppression');
    await runner.query('drop index mail_opt_out_by_tenant');
    await runner.query(`
      alter table suppression drop constraint mail_opt_out_once
    `);
    await runner.query(`
      alter table suppression rename constraint mail_opt_out_pkey to suppression_pkey
    `);
    await runner.query('alter table suppression rename column recipient to address');
    await runner.query(`
      alter table suppression
        add column channel text not null default 'email',
        add column reason text not null default 'unsubscribe',
        add column topic_id text not null default '',
        add column sender text not null default '',
        add column added_by text not null default 'recipient',
        add column note text
    `);
    await runner.query(`
      alter table suppression
        alter column channel drop default, alter column reason drop default,
        alter column topic_id drop default, alter column sender drop default,
        alter column added_by drop default,
        add constraint suppression_once
          unique (tenant, channel, address, reason, topic_id, sender)
    `);
    await runner.query(`update suppression set id = 'sup_' || substr(id, 5)`);
    await runner.query('create index suppression_by_tenant on suppression (tenant, id)');
    await runner.query(`
      create table message_topic (
        id text constraint message_topic_pkey primary key,
        tenant text not null,
        key text not null,
        name text not null,
        description text,
        kind text not null,
        is_default_in boolean not null,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint message_topic_key unique (tenant, key)
      )
    `);
    await runner.query(`
      create table topic_consent (
        topic_id text not null
          constraint topic_consent_topic references message_topic (id) on delete cascade,
        channel text not null,
        address text not null,
        added_by text not null,
        created_at timestamptz not null,
        constraint topic_consent_pkey primary key (topic_id, channel, address)
      )
    `);
    await runner.query(`
      alter table message
        add column topic_id text,
        add column quiet_hours jsonb,
        add column is_answer boolean not null default false
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table message
        drop column topic_id, drop column quiet_hours, drop column is_answer
    `);
    await runner.query('drop table topic_consent');
    await runner.query('drop table message_topic');
    await runner.query(`
      delete from suppression
      where channel <> 'email' or reason <> 'unsubscribe' or topic_id <> '' or sender <> ''
    `);
    await runner.query('drop index suppression_by_tenant');
    await runner.query(`
      alter table suppression
        drop constraint suppression_once, drop column channel, drop column reason,
        drop column topic_id, drop column sender, drop column added_by, drop column note
    `);
    await runner.query('alter table suppression rename column address to recipient');
    await runner.query(`
      alter table suppression rename constraint suppression_pkey to mail_opt_out_pkey
    `);
    await runner.query(`update suppression set id = 'oou_' || substr(id, 5)`);
    await runner.query('alter table suppression rename to mail_opt_out');
    await runner.query(`
      alter table mail_opt_out add constraint mail_opt_out_once unique (tenant, recipient)
    `);
    await runner.query('create index mail_opt_out_by_tenant on mail_opt_out (tenant, id)');
  }
}
