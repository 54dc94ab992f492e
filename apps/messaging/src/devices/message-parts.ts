import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PartStatus } from './message-part.entity.js';
import { MessagePartEntity } from './message-part.entity.js';

/** What a part came to. */
type PartEnd = Partial<
  Pick<MessagePartEntity, 'failure' | 'providerId' | 'providerMessageId' | 'afterAttempt'>
>;

/** Keeps what became of a message at each device of a user, so that none gets it twice. */
@Injectable()
export class MessageParts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The parts of a message; those that are missing are added. */
  async open(messageId: string, deviceIds: readonly string[]): Promise<MessagePartEntity[]> {
    const now = this.clock.now();
    const ids = deviceIds.map(() => newId('mpt', now.getTime()));
    await this.dataSource.query(ADD, [messageId, deviceIds, ids, now]);
    const parts = this.dataSource.getRepository(MessagePartEntity);
    return parts.find({ where: { messageId }, order: { id: 'ASC' } });
  }

  /** Writes down how far a part is. */
  async move(part: MessagePartEntity, status: PartStatus, end: PartEnd = {}): Promise<void> {
    const changes = { status, ...end, updatedAt: this.clock.now() };
    await this.dataSource.getRepository(MessagePartEntity).update({ id: part.id }, changes);
    Object.assign(part, changes);
  }

  /** Forgets the parts of a message that nobody is to carry. */
  async drop(messageId: string): Promise<void> {
    await this.dataSource.getRepository(MessagePartEntity).delete({ messageId });
  }
}

const ADD = `
  insert into message_part (id, message_id, device_id, status, after_attempt, created_at, updated_at)
  select id, $1, device_id, 'waiting', 0, $4, $4
  from unnest($2::text[], $3::text[]) as wanted (device_id, id)
  on conflict (message_id, device_id) do nothing`;
