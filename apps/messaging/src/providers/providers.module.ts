import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AddressPolicy, Outbound } from '@skydeck/outbound';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { INBOUND_CONTROLLERS, INBOUND_PROVIDERS } from '../inbound/inbound-parts.js';
import { InboundMessageEntity } from '../inbound/inbound-message.entity.js';
import { InboundReaders } from '../inbound/inbound-reader.js';
import { MailObjects } from '../mail-inbound/mail-objects.js';
import { DEVICE_CONTROLLERS, DEVICE_PROVIDERS } from '../devices/device-parts.js';
import { PushRouting } from '../devices/push-routing.js';
import { LedgerModule } from '../messages/ledger.module.js';
import { MessageLedger } from '../messages/message-ledger.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { MailPace } from '../drivers/direct-mx/mail-pace.js';
import { MailRetries } from '../drivers/direct-mx/mail-retries.js';
import { AttemptJournal } from './attempt-journal.js';
import { DeliveryTurns } from './delivery-turns.js';
import { MAIL_CONTROLLERS, type MailOptions, mailProviders } from './mail-parts.js';
import { ProviderEntity } from './provider.entity.js';
import { ProviderCircuits } from './provider-circuits.js';
import { ProviderDelivery } from './provider-delivery.js';
import { ProviderDrivers } from './provider-drivers.js';
import { ProviderListeners } from './provider-listeners.js';
import { ProviderMetrics } from './provider-metrics.js';
import { ProviderRoutes } from './provider-routes.js';
import { ProviderSlots } from './provider-slots.js';
import { ProviderSecrets } from './provider-secrets.js';
import { ProviderTests } from './provider-tests.js';
import { ProvidersController } from './providers.controller.js';
import { ProvidersService } from './providers.service.js';
import { DeliveryReports } from './reports/delivery-reports.js';
import { ReportCallbacks } from './reports/report-callbacks.js';
import { ReportsController } from './reports/reports.controller.js';

export interface ProvidersOptions extends MailOptions {
  /** Secrets of providers are sealed with a key made from it. */
  readonly serviceSecret: string;
}

/** The providers that carry messages. */
@Module({})
export class ProvidersModule {
  static forRoot(options: ProvidersOptions): DynamicModule {
    const { serviceSecret, publicUrl, allowCidrs } = options;
    return {
      module: ProvidersModule,
      global: true,
      imports: [
        TypeOrmModule.forFeature([ProviderEntity, InboundMessageEntity]),
        LedgerModule,
        OutboxModule,
      ],
      controllers: [
        ProvidersController,
        ReportsController,
        ...MAIL_CONTROLLERS,
        ...DEVICE_CONTROLLERS,
        ...INBOUND_CONTROLLERS,
      ],
      providers: [
        { provide: AddressPolicy, useFactory: () => new AddressPolicy(allowCidrs) },
        { provide: Outbound, useFactory: () => new Outbound(allowCidrs) },
        { provide: ProviderSecrets, useFactory: () => new ProviderSecrets(serviceSecret) },
        ...mailProviders(options),
        ...INBOUND_PROVIDERS,
        {
          provide: DeliveryReports,
          useFactory: (dataSource: DataSource, ledger: MessageLedger, clock: Clock) =>
            new DeliveryReports({ serviceSecret, publicUrl }, dataSource, ledger, clock),
          inject: [DataSource, MessageLedger, Clock],
        },
        ...DEVICE_PROVIDERS,
        AttemptJournal,
        DeliveryTurns,
        MailPace,
        MailRetries,
        ProviderCircuits,
        ProviderDelivery,
        ProviderDrivers,
        ProviderMetrics,
        ProviderRoutes,
        ProviderSlots,
        ProviderTests,
        ProvidersService,
        ProviderListeners,
        ReportCallbacks,
      ],
      exports: [ProviderDelivery, ProviderRoutes, PushRouting, InboundReaders, MailObjects],
    };
  }
}
