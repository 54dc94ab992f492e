import { DatabaseModule } from '@skydeck/database';
import { DailyQuota, QuotasModule } from '@skydeck/limits';
import { SpineModule } from '@skydeck/spine';
import { type DynamicModule, Module } from '@nestjs/common';
import { MessageEntity } from './messages/message.entity.js';
import { MessageEventEntity } from './messages/message-event.entity.js';
import { MessagesModule } from './messages/messages.module.js';
import type { MessagingConfig } from './messaging.config.js';
import { migrations } from './migrations/index.js';
import { OutboxCounterEntity } from './outbox/outbox-counter.entity.js';
import { OutboxEntryEntity } from './outbox/outbox-entry.entity.js';

/** As many as the workers of both lanes use at once, and some for requests. */
const POOL_SIZE = 16;

@Module({})
export class MessagingModule {
  static forRoot(config: MessagingConfig): DynamicModule {
    return {
      module: MessagingModule,
      imports: [
        DatabaseModule.forRoot({
          url: config.DATABASE_URL,
          schema: config.MESSAGING_SCHEMA,
          entities: [MessageEntity, MessageEventEntity, OutboxEntryEntity, OutboxCounterEntity],
          migrations,
          poolSize: POOL_SIZE,
        }),
        SpineModule.forRoot({ service: 'messaging', schema: config.MESSAGING_SCHEMA, config }),
        QuotasModule.forRoot({
          ofProjects: [new DailyQuota('messages_per_day', config.QUOTA_MESSAGES_PER_DAY)],
        }),
        MessagesModule.forRoot({
          schema: config.MESSAGING_SCHEMA,
          sender: {
            driver: config.MESSAGING_DRIVER,
            name: config.MESSAGING_SENDER_NAME,
            email: config.MESSAGING_SENDER_EMAIL,
          },
        }),
      ],
    };
  }
}
