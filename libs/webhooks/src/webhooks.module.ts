import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { AddressPolicy, Outbound } from '@skydeck/outbound';
import { type DynamicModule, Module, type OnApplicationShutdown } from '@nestjs/common';
import { deliveriesController } from './deliveries/deliveries.controller.js';
import { DeliveriesService } from './deliveries/deliveries.service.js';
import { DeliveryFanOut } from './deliveries/delivery-fan-out.js';
import { DeliveryQueue, WEBHOOK_QUEUE } from './deliveries/delivery-queue.js';
import { DeliveryLimits, DeliverySender } from './deliveries/delivery-sender.js';
import { DeliveryStore } from './deliveries/delivery-store.js';
import { DeliverySweeper } from './deliveries/delivery-sweeper.js';
import { DeliveryWorker } from './deliveries/delivery-worker.js';
import { WebhooksService } from './endpoints/webhooks.service.js';
import { WebhookSecretBox } from './signing/webhook-secret-box.js';
import { webhooksController } from './webhooks.controller.js';

export interface WebhooksOptions {
  /** The Postgres schema of the service; names its queue. */
  readonly schema: string;
  /** Whether paths name the project; otherwise the key or the header does. */
  readonly hasProjectInPath: boolean;
  /** Signing secrets are sealed with a key made from it. */
  readonly serviceSecret: string;
  /** Networks that webhooks may be sent to although they are not public. */
  readonly allowCidrs: readonly string[];
  /** Milliseconds in which a receiver must have answered. */
  readonly timeoutMs: number;
}

/** Sends events to the addresses that customers name. Needs the queue, events and audit modules. */
@Module({})
export class WebhooksModule implements OnApplicationShutdown {
  constructor(private readonly outbound: Outbound) {}

  static forRoot(options: WebhooksOptions): DynamicModule {
    const { schema, hasProjectInPath, serviceSecret, allowCidrs, timeoutMs } = options;
    const path = hasProjectInPath ? 'projects/:project/webhooks' : 'webhooks';
    const queueName = `${schema}-webhooks`;
    return {
      module: WebhooksModule,
      imports: [BullModule.registerQueue({ name: queueName })],
      controllers: [webhooksController(path), deliveriesController(path)],
      providers: [
        { provide: AddressPolicy, useFactory: () => new AddressPolicy(allowCidrs) },
        { provide: Outbound, useFactory: () => new Outbound(allowCidrs) },
        { provide: WebhookSecretBox, useFactory: () => new WebhookSecretBox(serviceSecret) },
        { provide: WEBHOOK_QUEUE, useExisting: getQueueToken(queueName) },
        { provide: DeliveryLimits, useFactory: () => new DeliveryLimits(timeoutMs) },
        DeliveriesService,
        DeliveryFanOut,
        DeliveryQueue,
        DeliverySender,
        DeliveryStore,
        DeliverySweeper,
        DeliveryWorker,
        WebhooksService,
      ],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.outbound.close();
  }
}
