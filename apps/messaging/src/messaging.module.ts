import { databaseOf, DatabaseModule } from '@skydeck/database';
import { DailyQuota, QuotasModule, RowQuota } from '@skydeck/limits';
import { ObjectStoreModule } from '@skydeck/object-store';
import { Clock } from '@skydeck/service';
import { SpineModule } from '@skydeck/spine';
import { type DynamicModule, Module } from '@nestjs/common';
import { DeviceEntity } from './devices/device.entity.js';
import { MessagePartEntity } from './devices/message-part.entity.js';
import { SendingDomainEntity } from './domains/domain.entity.js';
import { InsightModule } from './insight/insight.module.js';
import { MessageAttachmentEntity } from './attachments/message-attachment.entity.js';
import { MessageBatchEntity } from './batches/message-batch.entity.js';
import { MessageFallbackEntity } from './fallbacks/message-fallback.entity.js';
import { MessageWindowEntity } from './windows/message-window.entity.js';
import { WhatsappTemplateEntity } from './drivers/whatsapp-cloud/templates/whatsapp-template.entity.js';
import { InboundMessageEntity } from './inbound/inbound-message.entity.js';
import { InboundPartEntity } from './inbound/concatenation/inbound-part.entity.js';
import { MessageEntity } from './messages/message.entity.js';
import { MessageEventEntity } from './messages/message-event.entity.js';
import { InboundMailEntity } from './mail-inbound/inbound-mail.entity.js';
import { MailRouteEntity } from './mail-inbound/mail-route.entity.js';
import { MessagesModule } from './messages/messages.module.js';
import type { MessagingConfig } from './messaging.config.js';
import { migrations } from './migrations/index.js';
import { CONSENT_ENTITIES } from './consent/consent.entities.js';
import { ConsentModule } from './consent/consent.module.js';
import { OutboxCounterEntity } from './outbox/outbox-counter.entity.js';
import { OutboxEntryEntity } from './outbox/outbox-entry.entity.js';
import { MessageAttemptEntity } from './providers/message-attempt.entity.js';
import { ProviderEntity } from './providers/provider.entity.js';
import { ProvidersModule } from './providers/providers.module.js';
import { inboundPlaceOf, submissionPlaceOf } from './submission/mail-places.js';
import { SubmissionModule } from './submission/submission.module.js';
import { TrackingModule } from './tracking/tracking.module.js';
import { TemplateEntity } from './templates/template.entity.js';
import { TemplateVersionEntity } from './templates/template-version.entity.js';
import { sealedColumns } from './sealed-columns.js';

/** As many as the workers of all lanes use at once, and some for requests. */
const POOL_SIZE = 24;

const COUNT_DEVICES = 'select count(*) from device where tenant = $1';
const COUNT_DOMAINS = 'select count(*) from sending_domain where tenant = $1';
const COUNT_ROUTES = 'select count(*) from mail_route where tenant = $1';
const COUNT_PROVIDERS = 'select count(*) from message_provider where tenant = $1';
const COUNT_TEMPLATES = 'select count(*) from template where tenant = $1';
const COUNT_TOPICS = 'select count(*) from message_topic where tenant = $1';
const COUNT_RECIPIENTS = 'select count(*) from recipient where tenant = $1';

@Module({})
export class MessagingModule {
  static forRoot(config: MessagingConfig): DynamicModule {
    const messages = MessagesModule.forRoot({
      schema: config.MESSAGING_SCHEMA,
      sender: {
        driver: config.MESSAGING_DRIVER,
        name: config.MESSAGING_SENDER_NAME,
        email: config.MESSAGING_SENDER_EMAIL,
      },
    });
    return {
      module: MessagingModule,
      imports: [
        DatabaseModule.forRoot({
          ...databaseOf(config),
          schema: config.MESSAGING_SCHEMA,
          entities: [
            MessageEntity,
            MessageEventEntity,
            OutboxEntryEntity,
            OutboxCounterEntity,
            SendingDomainEntity,
            MailRouteEntity,
            InboundMailEntity,
            ...CONSENT_ENTITIES,
            ProviderEntity,
            MessageAttemptEntity,
            DeviceEntity,
            MessagePartEntity,
            MessageAttachmentEntity,
            MessageBatchEntity,
            MessageFallbackEntity,
            InboundMessageEntity,
            InboundPartEntity,
            MessageWindowEntity,
            WhatsappTemplateEntity,
            TemplateEntity,
            TemplateVersionEntity,
          ],
          migrations,
          poolSize: POOL_SIZE,
        }),
        SpineModule.forRoot({
          service: 'messaging',
          schema: config.MESSAGING_SCHEMA,
          config,
          sealed: sealedColumns(config.SKYDECK_SERVICE_SECRET),
        }),
        ObjectStoreModule.forRootAsync({
          inject: [Clock],
          useFactory: (clock: Clock) => ({
            config,
            publicUrl: new URL('/p/objects', config.MESSAGING_URL).href,
            secret: config.SKYDECK_SERVICE_SECRET,
            now: () => clock.now(),
          }),
          servesLinks: true,
        }),
        QuotasModule.forRoot({
          ofProjects: [
            new DailyQuota('messages_per_day', config.QUOTA_MESSAGES_PER_DAY),
            new RowQuota('sending_domains', config.QUOTA_SENDING_DOMAINS, COUNT_DOMAINS),
            new RowQuota('mail_routes', config.QUOTA_MAIL_ROUTES, COUNT_ROUTES),
            new RowQuota('message_providers', config.QUOTA_MESSAGE_PROVIDERS, COUNT_PROVIDERS),
            new RowQuota('devices', config.QUOTA_DEVICES, COUNT_DEVICES),
            new RowQuota('templates', config.QUOTA_TEMPLATES, COUNT_TEMPLATES),
            new RowQuota('topics', config.QUOTA_TOPICS, COUNT_TOPICS),
            new RowQuota('recipients', config.QUOTA_RECIPIENTS, COUNT_RECIPIENTS),
          ],
        }),
        ConsentModule.forRoot({
          serviceSecret: config.SKYDECK_SERVICE_SECRET,
          publicUrl: config.MESSAGING_URL,
        }),
        ProvidersModule.forRoot({
          serviceSecret: config.SKYDECK_SERVICE_SECRET,
          publicUrl: config.MESSAGING_URL,
          allowCidrs: config.MESSAGING_ALLOW_CIDRS,
          hosts: {
            bounceHost: config.MESSAGING_BOUNCE_HOST ?? null,
            inboundHost: config.MESSAGING_INBOUND_HOST ?? null,
          },
          bouncePlace: bouncePlaceOf(config),
          inboundPlace: inboundPlaceOf(config),
          nameServers: config.MESSAGING_NAME_SERVERS,
        }),
        InsightModule,
        TrackingModule.forRoot({
          serviceSecret: config.SKYDECK_SERVICE_SECRET,
          publicUrl: config.MESSAGING_URL,
        }),
        messages,
        SubmissionModule.forRoot({ place: submissionPlaceOf(config), messages }),
      ],
    };
  }
}

function bouncePlaceOf({
  MESSAGING_BOUNCE_ADDRESS: host,
  MESSAGING_BOUNCE_PORT: port,
}: MessagingConfig) {
  return port === undefined ? null : { host, port };
}
