import type { MessageProviderKind } from '../api/message-providers.js';

/** One field of the form of a kind. */
export interface KindField {
  readonly name: string;
  readonly label: string;
  readonly text?: string;
  readonly isSecret?: boolean;
  readonly isNumber?: boolean;
  readonly isRequired?: boolean;
  /** Files that hold such a key, which may be pasted, too. */
  readonly keyFile?: string;
  /** Values to choose from, with what people read; the first is usual. */
  readonly choices?: readonly (readonly [value: string, label: string])[];
}

interface Kind {
  readonly label: string;
  readonly fields: readonly KindField[];
  /** Settings that the form does not ask for. */
  readonly settings?: Readonly<Record<string, string>>;
}

const password: KindField = { name: 'password', label: 'Password', isSecret: true };
const sender = 'A number, or a name of at most eleven characters.';

/** What the form asks for, by kind. */
export const KINDS: Readonly<Record<MessageProviderKind, Kind>> = {
  smtp: {
    label: 'Mail relay (SMTP)',
    fields: [
      { name: 'host', label: 'Host', isRequired: true },
      { name: 'port', label: 'Port', isNumber: true, text: '587 when empty.' },
      { name: 'from', label: 'Sender', isRequired: true, text: 'Address that recipients see.' },
      { name: 'username', label: 'User name' },
      password,
    ],
  },
  'direct-mx': {
    label: 'Servers of recipients (direct mail)',
    fields: [
      { name: 'from', label: 'Sender', isRequired: true, text: 'Address that recipients see.' },
      { name: 'helo_name', label: 'Own name', text: 'Name of the address that mail is sent from.' },
      {
        name: 'messages_per_minute_per_domain',
        label: 'Pace',
        isNumber: true,
        text: 'Most messages in a minute to one domain; no limit when empty.',
      },
    ],
  },
  'http-sms': {
    label: 'Twilio, or an API like it',
    settings: { flavour: 'twilio' },
    fields: [
      { name: 'account_sid', label: 'Account SID', isRequired: true },
      { name: 'from', label: 'Sender', isRequired: true, text: sender },
      { name: 'base_url', label: 'Address of the API', text: 'That of Twilio when empty.' },
      { name: 'token', label: 'Auth token', isSecret: true, isRequired: true },
    ],
  },
  smpp: {
    label: 'Message centre (SMPP)',
    fields: [
      { name: 'host', label: 'Host', isRequired: true },
      { name: 'port', label: 'Port', isNumber: true, text: '2775 when empty.' },
      { name: 'system_id', label: 'System id', isRequired: true },
      { name: 'from', label: 'Sender', isRequired: true, text: sender },
      password,
    ],
  },
  webpush: {
    label: 'Browsers (web push)',
    fields: [
      { name: 'subject', label: 'Contact', isRequired: true, text: 'mailto:… or https://…' },
      { name: 'public_key', label: 'Public VAPID key', isRequired: true },
      { name: 'private_key', label: 'Private VAPID key', isSecret: true, isRequired: true },
    ],
  },
  fcm: {
    label: 'Android and web apps (Firebase)',
    fields: [
      {
        name: 'service_account',
        label: 'Key of a service account',
        keyFile: '.json,application/json',
        isSecret: true,
        isRequired: true,
        text: 'The JSON file that the Firebase console gives. It is never shown again.',
      },
      { name: 'app', label: 'App', text: 'Serves only devices of this app; any when empty.' },
    ],
  },
  apns: {
    label: 'iPhone and iPad apps (Apple)',
    fields: [
      {
        name: 'private_key',
        label: 'Signing key',
        keyFile: '.p8',
        isSecret: true,
        isRequired: true,
        text: 'The .p8 file of the developer account. It is never shown again.',
      },
      { name: 'key_id', label: 'Key id', isRequired: true, text: 'Ten characters.' },
      { name: 'team_id', label: 'Team id', isRequired: true, text: 'Ten characters.' },
      { name: 'topic', label: 'Bundle id', isRequired: true, text: 'Such as com.example.shop.' },
      {
        name: 'environment',
        label: 'Environment',
        choices: [
          ['production', 'Production'],
          ['sandbox', 'Sandbox, for builds from Xcode'],
        ],
      },
    ],
  },
  'whatsapp-cloud': {
    label: 'WhatsApp (Cloud API)',
    fields: [
      {
        name: 'phone_number_id',
        label: 'Phone number id',
        isRequired: true,
        text: 'From “API setup” in the console of Meta; not the number itself.',
      },
      { name: 'business_account_id', label: 'Business account id', isRequired: true },
      { name: 'from', label: 'Number', isRequired: true, text: 'Such as +15550783881.' },
      {
        name: 'access_token',
        label: 'Access token',
        isSecret: true,
        isRequired: true,
        text: 'Of a system user. It is never shown again.',
      },
      {
        name: 'app_secret',
        label: 'App secret',
        isSecret: true,
        isRequired: true,
        text: 'It proves that WhatsApp posted. It is never shown again.',
      },
    ],
  },
  outbox: { label: 'Outbox of this installation', fields: [] },
};

export const KIND_CHOICES = Object.entries(KINDS).map(([value, { label }]) => ({ value, label }));

/** What is sent for a form; empty fields are left out. */
export function wantedOf(kind: MessageProviderKind, name: string, values: Record<string, string>) {
  const settings: Record<string, unknown> = { ...KINDS[kind].settings };
  const secrets: Record<string, unknown> = {};
  for (const field of KINDS[kind].fields) {
    const value = (values[field.name] ?? '').trim();
    if (value === '') continue;
    const into = field.isSecret ? secrets : settings;
    into[field.name] = field.isNumber ? Number(value) : value;
  }
  const hasSecrets = Object.keys(secrets).length > 0;
  return { kind, settings, ...(name !== '' && { name }), ...(hasSecrets && { secrets }) };
}
