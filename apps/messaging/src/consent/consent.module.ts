import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LedgerModule } from '../messages/ledger.module.js';
import { MessageEntity } from '../messages/message.entity.js';
import { OptOutLinks } from '../opt-outs/opt-out-links.js';
import { OptOutsController } from '../opt-outs/opt-outs.controller.js';
import { OptOutsService } from '../opt-outs/opt-outs.service.js';
import { UnsubscribeController } from '../opt-outs/unsubscribe.controller.js';
import { MessageOptOuts } from '../topics/message-opt-outs.js';
import { PreferencesController } from '../topics/preferences.controller.js';
import { PreferencesService } from '../topics/preferences.service.js';
import { TopicChoices } from '../topics/topic-choices.js';
import { Topics } from '../topics/topics.js';
import { TopicsController } from '../topics/topics.controller.js';
import { TopicsService } from '../topics/topics.service.js';
import { RecipientErasure } from '../recipients/recipient-erasure.js';
import { RecipientPerson } from '../recipients/recipient-person.js';
import { RecipientDirectory } from '../recipients/recipient-directory.js';
import { RecipientsController } from '../recipients/recipients.controller.js';
import { RecipientsService } from '../recipients/recipients.service.js';
import { CONSENT_ENTITIES } from './consent.entities.js';
import { ConsentSettingsController } from './consent-settings.controller.js';
import { ConsentSettingsStore } from './consent-settings.js';
import { PreferencesPageController } from './page/preferences-page.controller.js';
import { MessageConsent } from './message-consent.js';
import { ConsentMetrics } from './consent.metrics.js';
import { ConsentDelivery } from './gate/consent-delivery.js';
import { ConsentGate } from './gate/consent-gate.js';
import { FailureReader } from './gate/failure-reader.js';
import { AddressHash } from './suppressions/address-hash.js';
import { Suppressions } from './suppressions/suppressions.js';
import { SuppressionsController } from './suppressions/suppressions.controller.js';
import { SuppressionsService } from './suppressions/suppressions.service.js';

export interface ConsentOptions {
  /** Links are signed, and addresses hashed, with keys made from it. */
  readonly serviceSecret: string;
  /** The address of this service, as recipients reach it. */
  readonly publicUrl: string;
}

/** Who may be written to, and about what. */
@Module({})
export class ConsentModule {
  static forRoot({ serviceSecret, publicUrl }: ConsentOptions): DynamicModule {
    return {
      module: ConsentModule,
      global: true,
      imports: [TypeOrmModule.forFeature([...CONSENT_ENTITIES, MessageEntity]), LedgerModule],
      controllers: [
        ConsentSettingsController,
        PreferencesController,
        PreferencesPageController,
        RecipientsController,
        SuppressionsController,
        TopicsController,
        OptOutsController,
        UnsubscribeController,
      ],
      providers: [
        { provide: AddressHash, useFactory: () => new AddressHash(serviceSecret) },
        { provide: OptOutLinks, useFactory: () => new OptOutLinks(serviceSecret, publicUrl) },
        ConsentDelivery,
        ConsentGate,
        ConsentMetrics,
        ConsentSettingsStore,
        FailureReader,
        MessageConsent,
        MessageOptOuts,
        OptOutsService,
        PreferencesService,
        RecipientDirectory,
        RecipientErasure,
        RecipientPerson,
        RecipientsService,
        Suppressions,
        SuppressionsService,
        TopicChoices,
        Topics,
        TopicsService,
      ],
      exports: [
        AddressHash,
        ConsentDelivery,
        ConsentGate,
        ConsentMetrics,
        ConsentSettingsStore,
        MessageConsent,
        OptOutLinks,
        RecipientDirectory,
        Suppressions,
        TopicChoices,
        Topics,
      ],
    };
  }
}
