import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Live rooms: who may come in, who was there and for how long, and what was said. */
export class CreateRooms1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table room (
        id text not null,
        project_id text not null,
        name text not null,
        mode text not null check (mode in ('conference', 'broadcast')),
        status text not null check (status in ('scheduled', 'idle', 'active', 'ended')),
        end_reason text,
        max_participants integer not null check (max_participants > 0),
        max_publishers integer not null check (max_publishers > 0),
        empty_timeout_s integer not null,
        departure_timeout_s integer not null,
        max_duration_s integer not null,
        is_persistent boolean not null,
        opens_at timestamptz,
        closes_at timestamptz,
        has_waiting_room boolean not null,
        is_locked boolean not null,
        video_codecs text[] not null,
        bitrate_bps integer not null,
        record text not null,
        duplicate_identity text not null,
        metadata jsonb,
        session_id text,
        session_closes_at timestamptz,
        participants integer not null,
        is_recording boolean not null,
        empty_since timestamptz,
        version integer not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        ended_at timestamptz,
        constraint room_pkey primary key (id)
      );
      create index room_of_project on room (project_id, id);
      create index room_open_of_project on room (project_id, id) where status <> 'ended';
      create index room_to_watch on room (id)
        where status <> 'ended' and (status <> 'idle' or closes_at is not null or not is_persistent);

      create table room_session (
        id text not null,
        room_id text not null references room on delete cascade,
        project_id text not null,
        started_at timestamptz not null,
        ended_at timestamptz,
        end_reason text,
        joins integer not null,
        peak_participants integer not null,
        participant_ms bigint not null,
        constraint room_session_pkey primary key (id)
      );
      create index room_session_of_room on room_session (room_id, id);

      create table room_stay (
        id text not null,
        room_id text not null references room on delete cascade,
        project_id text not null,
        session_id text,
        identity text not null,
        name text not null,
        metadata jsonb,
        permissions jsonb not null,
        status text not null check (status in ('joining', 'waiting', 'active', 'disconnected')),
        leave_reason text,
        has_hand_raised boolean not null,
        tracks jsonb not null,
        quality jsonb,
        measured_at timestamptz,
        node_id text not null,
        seen_at timestamptz not null,
        joined_at timestamptz not null,
        left_at timestamptz,
        constraint room_stay_pkey primary key (id)
      );
      create index room_stay_of_room on room_stay (room_id, id);
      create unique index room_stay_active on room_stay (room_id, identity) where status = 'active';
      create unique index room_stay_arriving on room_stay (room_id, identity)
        where status in ('joining', 'waiting');
      create index room_stay_of_identity on room_stay (room_id, identity, session_id);
      create index room_stay_present on room_stay (room_id, identity)
        where status <> 'disconnected';
      create index room_stay_of_node on room_stay (node_id) where status <> 'disconnected';
      create index room_stay_to_watch on room_stay (seen_at) where status <> 'disconnected';

      create table room_token (
        id text not null,
        room_id text not null references room on delete cascade,
        project_id text not null,
        identity text not null,
        expires_at timestamptz not null,
        revoked_at timestamptz,
        created_at timestamptz not null,
        constraint room_token_pkey primary key (id)
      );
      create index room_token_of_identity on room_token (room_id, identity);
      create index room_token_expires on room_token (expires_at);

      create table room_ban (
        id text not null,
        room_id text not null references room on delete cascade,
        project_id text not null,
        identity text not null,
        created_at timestamptz not null,
        constraint room_ban_pkey primary key (id),
        constraint room_ban_identity unique (room_id, identity)
      );

      create table room_chat_message (
        id text not null,
        room_id text not null references room on delete cascade,
        project_id text not null,
        session_id text,
        sender text not null,
        name text not null,
        text text not null,
        recipients text[],
        sent_at timestamptz not null,
        constraint room_chat_message_pkey primary key (id)
      );
      create index room_chat_message_of_room on room_chat_message (room_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table room_chat_message;
      drop table room_ban;
      drop table room_token;
      drop table room_stay;
      drop table room_session;
      drop table room
    `);
  }
}
