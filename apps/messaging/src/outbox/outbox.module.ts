import { Module } from '@nestjs/common';
import { InternalOutboxController } from '../internal/internal-outbox.controller.js';
import { Outbox } from './outbox.js';
import { OutboxController } from './outbox.controller.js';
import { OutboxReader } from './outbox.reader.js';
import { OutboxStream } from './outbox.stream.js';
import { OutboxWakes } from './outbox-wakes.js';

@Module({
  controllers: [OutboxController, InternalOutboxController],
  providers: [Outbox, OutboxReader, OutboxStream, OutboxWakes],
  exports: [Outbox],
})
export class OutboxModule {}
