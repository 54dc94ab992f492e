import { CreateDailyQuota1763730100000 } from '@skydeck/limits';
import { spineMigrations } from '@skydeck/spine';
import { CreateMessages1763716000000 } from './1763716000000-create-messages.js';
import { CreateOutbox1763716100000 } from './1763716100000-create-outbox.js';
import { IndexMessageLists1763913000000 } from './1763913000000-index-message-lists.js';
import { CreateTemplates1764383000000 } from './1764383000000-create-templates.js';
import { PlanMessages1764383100000 } from './1764383100000-plan-messages.js';
import { CreateMessageProviders1764384000000 } from './1764384000000-create-message-providers.js';
import { CreateSendingDomains1764384100000 } from './1764384100000-create-sending-domains.js';
import { CreateDevices1764388000000 } from './1764388000000-create-devices.js';
import { CreateMessageParts1764388010000 } from './1764388010000-create-message-parts.js';
import { CreateConsent1764388300000 } from './1764388300000-create-consent.js';
import { CreateRecipients1764388310000 } from './1764388310000-create-recipients.js';
import { CreateConsentSettings1764388320000 } from './1764388320000-create-consent-settings.js';
import { CreateWhatsapp1764388110000 } from './1764388110000-create-whatsapp.js';
import { CreateInboundMessages1764388100000 } from './1764388100000-create-inbound-messages.js';
import { PaceMail1764388200000 } from './1764388200000-pace-mail.js';
import { TakeMail1764388210000 } from './1764388210000-take-mail.js';
import { KeepInboundMail1764388220000 } from './1764388220000-keep-inbound-mail.js';
import { TallyMessages1764388400000 } from './1764388400000-tally-messages.js';
import { TrackMail1764388410000 } from './1764388410000-track-mail.js';
import { TallyTogether1764388500000 } from './1764388500000-tally-together.js';
import { IndexMessageWindows1764388600000 } from './1764388600000-index-message-windows.js';
import { WriteMessagesLightly1764388700000 } from './1764388700000-write-messages-lightly.js';
import { SumTally1764388710000 } from './1764388710000-sum-tally.js';
import { KeepMtaSts1764388610000 } from './1764388610000-keep-mta-sts.js';

export const migrations = [
  ...spineMigrations,
  CreateMessages1763716000000,
  CreateOutbox1763716100000,
  CreateDailyQuota1763730100000,
  IndexMessageLists1763913000000,
  CreateTemplates1764383000000,
  PlanMessages1764383100000,
  CreateMessageProviders1764384000000,
  CreateSendingDomains1764384100000,
  CreateDevices1764388000000,
  CreateMessageParts1764388010000,
  CreateInboundMessages1764388100000,
  CreateWhatsapp1764388110000,
  PaceMail1764388200000,
  TakeMail1764388210000,
  KeepInboundMail1764388220000,
  TallyMessages1764388400000,
  CreateConsent1764388300000,
  CreateRecipients1764388310000,
  CreateConsentSettings1764388320000,
  TrackMail1764388410000,
  TallyTogether1764388500000,
  IndexMessageWindows1764388600000,
  KeepMtaSts1764388610000,
  WriteMessagesLightly1764388700000,
  SumTally1764388710000,
];
