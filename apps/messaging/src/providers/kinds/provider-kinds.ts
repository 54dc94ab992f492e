import { directMxKind } from './direct-mx.kind.js';
import { apnsKind } from './apns.kind.js';
import { fcmKind } from './fcm.kind.js';
import { httpSmsKind } from './http-sms.kind.js';
import { outboxKind } from './outbox.kind.js';
import type { ProviderKindSpec } from './provider-kind.js';
import { smppKind } from './smpp.kind.js';
import { smtpKind } from './smtp.kind.js';
import { webpushKind } from './webpush.kind.js';
import { whatsappCloudKind } from './whatsapp-cloud.kind.js';

/** The one place that knows every kind. A new one is a file beside this and a line here. */
const kinds = {
  outbox: outboxKind,
  smtp: smtpKind,
  'direct-mx': directMxKind,
  'http-sms': httpSmsKind,
  smpp: smppKind,
  webpush: webpushKind,
  'whatsapp-cloud': whatsappCloudKind,
  fcm: fcmKind,
  apns: apnsKind,
} satisfies Record<string, ProviderKindSpec>;

export type ProviderKind = keyof typeof kinds;

export const PROVIDER_KINDS = Object.keys(kinds) as [ProviderKind, ...ProviderKind[]];

/** What is known of a kind. */
export const kindOf = (kind: ProviderKind): ProviderKindSpec => kinds[kind];
