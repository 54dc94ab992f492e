import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePlayback1764500200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table playback_restriction (
        id text constraint playback_restriction_pkey primary key,
        tenant text not null,
        name text not null,
        referrers text[] not null,
        allows_no_referrer boolean not null,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
    await runner.query(
      'create index playback_restriction_by_tenant on playback_restriction (tenant, id)',
    );
    await runner.query(`
      create table playback_id (
        id text constraint playback_id_pkey primary key,
        tenant text not null,
        asset_id text not null constraint playback_id_asset references asset (id) on delete cascade,
        policy text not null constraint playback_id_policy check (policy in ('public', 'signed')),
        encryption text not null
          constraint playback_id_encryption check (encryption in ('none', 'aes-128')),
        restriction_id text
          constraint playback_id_restriction references playback_restriction (id),
        created_at timestamptz not null
      )
    `);
    await runner.query('create index playback_id_by_tenant on playback_id (tenant, id)');
    await runner.query('create index playback_id_by_asset on playback_id (asset_id)');
    await runner.query(`
      create index playback_id_by_restriction on playback_id (restriction_id)
      where restriction_id is not null
    `);
    await runner.query(`
      create table signing_key (
        id text constraint signing_key_pkey primary key,
        tenant text not null,
        name text not null,
        public_jwk jsonb not null,
        created_at timestamptz not null
      )
    `);
    await runner.query('create index signing_key_by_tenant on signing_key (tenant, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table signing_key');
    await runner.query('drop table playback_id');
    await runner.query('drop table playback_restriction');
  }
}
