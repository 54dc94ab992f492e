import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tokens of rooms that count once, and when they did. */
export class NoteRoomTokenUses1764640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table room_token
        add is_single_use boolean not null default false,
        add used_at timestamptz
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table room_token drop used_at, drop is_single_use');
  }
}
