import type { ChatMessage } from '@skydeck/costream/protocol';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RoomEntity } from '../rooms/room.entity.js';
import { ChatMessageEntity, toMessage } from './chat-message.entity.js';

/** Newest messages that somebody who comes in is told. */
const SHOWN = 100;

/** Who says something, as others see them. */
export interface Speaker {
  readonly identity: string;
  readonly name: string;
}

/** What was said in rooms. */
@Injectable()
export class ChatLog {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** What an earlier attempt at the running request kept; null when this is the first. */
  async keptBefore({ id: roomId }: Pick<RoomEntity, 'id'>): Promise<ChatMessage | null> {
    const rows = this.dataSource.getRepository(ChatMessageEntity);
    const row = await madeBefore('rmc', (id) => rows.findOneBy({ roomId, id }));
    return row && toMessage(row);
  }

  /** Keeps a message, and gives it its number and moment. */
  async keep(
    { id: roomId, projectId, sessionId }: Pick<RoomEntity, 'id' | 'projectId' | 'sessionId'>,
    { identity: sender, name }: Speaker,
    text: string,
    to: readonly string[] | null,
  ): Promise<ChatMessage> {
    const sentAt = this.clock.now();
    const row = Object.assign(new ChatMessageEntity(), {
      id: idOfThing('rmc', sentAt.getTime()),
      roomId,
      projectId,
      sessionId,
      sender,
      name,
      text,
      recipients: to && [...to],
      sentAt,
    });
    await this.dataSource.manager.insert(ChatMessageEntity, row);
    return toMessage(row);
  }

  /** The newest that somebody may read, oldest first. */
  async newest(manager: EntityManager, roomId: string, reader: string): Promise<ChatMessage[]> {
    const rows = await manager
      .createQueryBuilder(ChatMessageEntity, 'message')
      .where('message.room_id = :roomId', { roomId })
      .andWhere(
        '(message.recipients is null or message.sender = :reader or :reader = any(message.recipients))',
        { reader },
      )
      .orderBy('message.id', 'DESC')
      .limit(SHOWN)
      .getMany();
    return rows.toReversed().map((row) => toMessage(row));
  }
}
