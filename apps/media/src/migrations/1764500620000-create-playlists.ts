import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Assets that are played one after the other. */
export class CreatePlaylists1764500620000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table playlist (
        id text constraint playlist_pkey primary key,
        tenant text not null,
        name text not null,
        is_public boolean not null,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
    await runner.query('create index playlist_by_tenant on playlist (tenant, id)');
    await runner.query(`
      create table playlist_item (
        id text constraint playlist_item_pkey primary key,
        playlist_id text not null
          constraint playlist_item_playlist references playlist (id) on delete cascade,
        asset_id text not null
          constraint playlist_item_asset references asset (id) on delete cascade,
        rank integer not null,
        constraint playlist_item_rank unique (playlist_id, rank) deferrable initially deferred
      )
    `);
    await runner.query('create index playlist_item_by_asset on playlist_item (asset_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table playlist_item, playlist');
  }
}
