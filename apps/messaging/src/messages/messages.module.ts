import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Clock } from '@skydeck/service';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { ChannelDrivers } from '../drivers/channel-drivers.js';
import { InternalDeliveriesController } from '../internal/internal-deliveries.controller.js';
import { InternalMessagesController } from '../internal/internal-messages.controller.js';
import { ConsentGate } from '../consent/gate/consent-gate.js';
import { KeywordReader } from '../consent/words/keyword-reader.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { TemplatesModule } from '../templates/templates.module.js';
import { LedgerModule } from './ledger.module.js';
import { BatchLines } from '../batches/batch-lines.js';
import { BatchesController } from '../batches/batches.controller.js';
import { BatchesService } from '../batches/batches.service.js';
import { MessageFallbacks } from '../fallbacks/message-fallbacks.js';
import { BatchDelivery } from './batch-delivery.js';
import { CodesFirst } from './codes-first.js';
import { MessageAcceptance } from './message-acceptance.js';
import { MessageEndings } from './message-endings.js';
import type { SenderSettings } from './message-row.js';
import { MessageClaims } from './message-claims.js';
import { MessageDelivery } from './message-delivery.js';
import { LANES, type MessageJob, queueNameOf } from './message-lane.js';
import { MessageLanes } from './message-lanes.js';
import { MessageLedger } from './message-ledger.js';
import { MessagePreparation } from './message-preparation.js';
import { MessageWorkers } from './message-workers.js';
import { OutboxDelivery } from './outbox-delivery.js';
import { TableGrowth } from './table-growth.js';
import { MessageSweeper } from './message.sweeper.js';
import { MessagesController } from './messages.controller.js';
import { MessagesService } from './messages.service.js';

export interface MessagesOptions {
  readonly sender: SenderSettings;
  /** Names the queues. */
  readonly schema: string;
}

@Module({})
export class MessagesModule {
  static forRoot({ sender, schema }: MessagesOptions): DynamicModule {
    const names = LANES.map((lane) => queueNameOf(schema, lane));
    return {
      module: MessagesModule,
      imports: [
        LedgerModule,
        OutboxModule,
        TemplatesModule,
        BullModule.registerQueue(...names.map((name) => ({ name }))),
      ],
      exports: [MessageAcceptance, MessagePreparation],
      controllers: [
        BatchesController,
        MessagesController,
        InternalMessagesController,
        InternalDeliveriesController,
      ],
      providers: [
        BatchDelivery,
        CodesFirst,
        BatchesService,
        BatchLines,
        KeywordReader,
        MessageClaims,
        MessageDelivery,
        MessageEndings,
        MessageFallbacks,
        MessagePreparation,
        MessageSweeper,
        MessagesService,
        OutboxDelivery,
        TableGrowth,
        ChannelDrivers,
        ...queueProviders(names.map((name) => getQueueToken(name))),
        {
          provide: MessageAcceptance,
          useFactory: (
            dataSource: DataSource,
            ledger: MessageLedger,
            lanes: MessageLanes,
            gate: ConsentGate,
            clock: Clock,
          ) => new MessageAcceptance(sender, dataSource, ledger, lanes, gate, clock),
          inject: [DataSource, MessageLedger, MessageLanes, ConsentGate, Clock],
        },
      ],
    };
  }
}

function queueProviders(tokens: readonly string[]): Provider[] {
  const inject = [...tokens];
  type Lane = Queue<MessageJob>;
  return [
    {
      provide: MessageLanes,
      useFactory: (otp: Lane, bulk: Lane, batch: Lane) => new MessageLanes({ otp, bulk, batch }),
      inject,
    },
    {
      provide: MessageWorkers,
      useFactory: (
        otp: Lane,
        bulk: Lane,
        batch: Lane,
        delivery: MessageDelivery,
        batches: BatchDelivery,
        outbox: OutboxDelivery,
        codes: CodesFirst,
      ) => new MessageWorkers({ otp, bulk, batch }, delivery, batches, outbox, codes),
      inject: [...inject, MessageDelivery, BatchDelivery, OutboxDelivery, CodesFirst],
    },
  ];
}
