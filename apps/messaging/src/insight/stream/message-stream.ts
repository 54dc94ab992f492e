import type { Tenant } from '@skydeck/auth-guard';
import { Event, EventStream } from '@skydeck/events';
import type { StreamEvent } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { MessageEntity } from '../../messages/message.entity.js';
import { toMessage } from '../../messages/message.schema.js';

const About = Event.pick({ data: true }).transform(({ data }) => data['id']);
const MessageId = About.pipe(z.string());

/** Follows the messages of a tenant. */
@Injectable()
export class MessageStream {
  constructor(
    private readonly events: EventStream,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * The message of every event, as it is when it is told of: none is left out, also when the
   * stream is taken up again after an event. One that was deleted since is passed over.
   */
  async *follow(
    tenant: Tenant,
    after: string | null,
    closed: AbortSignal,
  ): AsyncGenerator<StreamEvent> {
    const messages = this.dataSource.getRepository(MessageEntity);
    const filter = { tenant, types: ['message.*'] };
    for await (const found of this.events.follow(filter, after, closed)) {
      const { id: eventId, data } = found;
      if (data === undefined) yield found;
      if (data === undefined) continue;
      const id = MessageId.parse(data);
      const message = await messages.findOneBy({ tenant, id });
      if (!message) continue;
      const told = { event: 'message', data: toMessage(message) };
      yield eventId === undefined ? told : { id: eventId, ...told };
    }
  }
}
