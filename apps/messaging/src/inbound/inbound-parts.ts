import type { Provider } from '@nestjs/common';
import { TwilioFiles } from '../drivers/http-sms/twilio-files.js';
import { GraphAccounts } from '../drivers/whatsapp-cloud/graph-accounts.js';
import { WhatsappFiles } from '../drivers/whatsapp-cloud/whatsapp-files.js';
import { WhatsappTemplateSync } from '../drivers/whatsapp-cloud/templates/whatsapp-template-sync.js';
import { WhatsappTemplates } from '../drivers/whatsapp-cloud/templates/whatsapp-templates.js';
import { WhatsappTemplatesController } from '../drivers/whatsapp-cloud/templates/whatsapp-templates.controller.js';
import { WhatsappVerificationController } from '../drivers/whatsapp-cloud/webhook/whatsapp-verification.controller.js';
import { WhatsappWebhooks } from '../drivers/whatsapp-cloud/webhook/whatsapp-webhooks.js';
import { WhatsappNumbers } from '../windows/whatsapp-numbers.js';
import { WindowList } from '../windows/window-list.js';
import { Windows } from '../windows/windows.js';
import { WindowsController } from '../windows/windows.controller.js';
import { InboundAttachments } from './attachments/inbound-attachments.js';
import { InboundAttachmentsController } from './attachments/inbound-attachments.controller.js';
import { InboundTexts } from './concatenation/inbound-texts.js';
import { InboundController } from './inbound.controller.js';
import { InboundMessages } from './inbound-messages.js';
import { InboundMetrics } from './inbound-metrics.js';
import { InboundReaders } from './inbound-reader.js';
import { InboundService } from './inbound.service.js';
import { HttpSmsWebhooks } from './webhooks/http-sms-webhooks.js';
import { RawBodies } from './webhooks/raw-bodies.js';
import { WebhookAddresses } from './webhooks/webhook-addresses.js';
import { Webhooks } from './webhooks/webhooks.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';

export const INBOUND_CONTROLLERS = [
  InboundController,
  InboundAttachmentsController,
  WebhooksController,
  WhatsappVerificationController,
  WhatsappTemplatesController,
  WindowsController,
];

/** What takes in what people send; providers of drivers need it. */
export const INBOUND_PROVIDERS: Provider[] = [
  GraphAccounts,
  HttpSmsWebhooks,
  InboundAttachments,
  InboundMessages,
  InboundMetrics,
  InboundReaders,
  InboundService,
  InboundTexts,
  RawBodies,
  TwilioFiles,
  WebhookAddresses,
  Webhooks,
  WhatsappFiles,
  WhatsappNumbers,
  WhatsappTemplateSync,
  WhatsappTemplates,
  WhatsappWebhooks,
  WindowList,
  Windows,
];
