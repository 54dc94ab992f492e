import type { ProjectRef } from '@skydeck/auth-guard';
import type { ChatMessage } from '@skydeck/costream/protocol';
import { readKeyset } from '@skydeck/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RoomEngine } from '../engine/room-engine.js';
import { askEngine } from '../rooms/ask-engine.js';
import { RoomErrors } from '../rooms/room.errors.js';
import type { RoomEntity } from '../rooms/room.entity.js';
import { RoomHistory } from '../rooms/room-history.js';
import { Rooms } from '../rooms/rooms.js';
import { ChatLog } from './chat-log.js';
import { ChatMessageEntity } from './chat-message.entity.js';
import type { ListRoomChat, SendRoomChat, SendRoomData } from './chat.schema.js';

/** What is said in rooms. */
@Injectable()
export class RoomChat {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rooms: Rooms,
    private readonly engine: RoomEngine,
    private readonly history: RoomHistory,
    private readonly log: ChatLog,
  ) {}

  /** One more than `limit`. @throws `room.not_found` */
  async list(
    project: ProjectRef,
    room: string,
    wanted: ReturnType<typeof ListRoomChat.parse>,
  ): Promise<ChatMessageEntity[]> {
    const { id: roomId } = await this.rooms.get(project, room);
    const query = this.dataSource.createQueryBuilder(ChatMessageEntity, 'message');
    return readKeyset(query.where({ roomId }), wanted);
  }

  /** Says something as the owner of the room. @throws `room.ended`, `room_engine.unavailable` */
  async send(project: ProjectRef, roomId: string, wanted: SendRoomChat): Promise<ChatMessage> {
    const room = await this.#open(project, roomId);
    const speaker = { identity: '', name: wanted.name };
    // Browsers know a message that comes again by its identifier.
    const message =
      (await this.log.keptBefore(room)) ??
      (await this.log.keep(room, speaker, wanted.text, wanted.to ?? null));
    if (room.status === 'active') await askEngine(() => this.engine.sendChat(roomId, message));
    return message;
  }

  /** Sends a message that is kept nowhere. @throws `room.ended`, `room_engine.unavailable` */
  async sendData(project: ProjectRef, roomId: string, wanted: SendRoomData): Promise<void> {
    const room = await this.#open(project, roomId);
    const { to, topic, payload } = wanted;
    await askEngine(() => this.engine.sendData(roomId, { from: null, topic, payload }, to));
    await this.dataSource.transaction((manager) =>
      this.history.note(manager, 'room.send_data', room, null, { topic, to: to ?? null }),
    );
  }

  async #open(project: ProjectRef, id: string): Promise<RoomEntity> {
    const room = await this.rooms.get(project, id);
    if (room.status === 'ended') throw RoomErrors.ended();
    return room;
  }
}
