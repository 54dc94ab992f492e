import type { Suppression, WantedSuppression } from '../api/consent.js';

/** The two parts of the page. */
export const CONSENT_TABS = ['suppressions', 'topics'] as const;
export type ConsentTab = (typeof CONSENT_TABS)[number];

export const TAB_LABELS: Readonly<Record<ConsentTab, string>> = {
  suppressions: 'Suppressions',
  topics: 'Topics',
};

export const REASONS: Readonly<Record<Suppression['reason'], string>> = {
  stop_word: 'Sent STOP',
  complaint: 'Complained',
  hard_bounce: 'Mailbox does not exist',
  undeliverable: 'Cannot be reached',
  manual: 'Added by hand',
  unsubscribe: 'Unsubscribed',
};

export const CHANNELS: Readonly<Record<Suppression['channel'], string>> = {
  email: 'E-mail',
  sms: 'SMS',
  push: 'Push',
  whatsapp: 'WhatsApp',
};

const GIVEN: readonly NonNullable<WantedSuppression['reason']>[] = [
  'manual',
  'unsubscribe',
  'complaint',
  'hard_bounce',
  'undeliverable',
];
export const REASON_CHOICES = GIVEN.map((value) => ({ value, label: REASONS[value] }));
export const CHANNEL_CHOICES = Object.entries(CHANNELS).map(([value, label]) => ({ value, label }));
