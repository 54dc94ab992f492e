/** Services that tell what happens in a project, and send webhooks. */
export const SOURCES = [
  'platform',
  'auth',
  'messaging',
  'pay',
  'media',
  'vault',
  'location',
] as const;
export type Source = (typeof SOURCES)[number];

export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  platform: 'Apps',
  auth: 'Access',
  messaging: 'Messages',
  pay: 'Payments',
  media: 'Media',
  vault: 'Vault',
  location: 'Location',
};

/** What every service can tell. */
const SHARED = typesOf('webhook', ['disabled']);

/** Types of events by source; `resource.*` stands for all of a resource. */
export const EVENT_TYPES: Readonly<Record<Source, readonly string[]>> = {
  auth: [
    ...typesOf('project', ['created', 'updated', 'deleted']),
    ...typesOf('member', ['added', 'updated', 'removed']),
    ...typesOf('key', ['created', 'rotated', 'revoked']),
    ...typesOf('otp', ['requested', 'verified']),
    ...SHARED,
  ],
  platform: [
    ...typesOf('app', ['created', 'updated', 'deleted']),
    ...typesOf('deployment', ['started', 'live', 'failed', 'cancelled']),
    ...typesOf('vps', ['created', 'updated', 'started', 'ready', 'stopped', 'resized']),
    ...['rebuilt', 'failed', 'deleted'].map((verb) => `vps.${verb}`),
    ...typesOf('snapshot', ['created', 'failed', 'restored', 'deleted']),
    ...typesOf('ssh_key', ['created', 'deleted']),
    ...typesOf('room', ['created', 'updated', 'opened', 'started', 'finished', 'ended']),
    ...typesOf('participant', ['waiting', 'joined', 'updated', 'left', 'removed', 'banned']),
    'room_track.*',
    'room_recording.*',
    'broadcast.*',
    'ingress.*',
    ...SHARED,
  ],
  messaging: [...typesOf('message', ['delivered', 'failed']), ...SHARED],
  pay: [
    ...typesOf('wallet', ['created', 'updated', 'frozen', 'unfrozen', 'closed']),
    ...typesOf('transfer', ['posted', 'failed', 'reversed']),
    ...typesOf('posting', ['posted']),
    ...['hold', 'escrow', 'payin', 'payout', 'reconciliation'].map((name) => `${name}.*`),
    ...SHARED,
  ],
  media: SHARED,
  vault: [
    ...typesOf('file', ['created', 'updated', 'trashed', 'restored', 'deleted']),
    ...['folder', 'document', 'photo', 'note', 'task', 'calendar'].map((name) => `${name}.*`),
    ...['calendar_event', 'reminder', 'space', 'share_link', 'app_password', 'task_list'].map(
      (name) => `${name}.*`,
    ),
    ...['address_book', 'contact'].map((name) => `${name}.*`),
    ...SHARED,
  ],
  location: SHARED,
};

function typesOf(resource: string, verbs: readonly string[]): string[] {
  return ['*', ...verbs].map((verb) => `${resource}.${verb}`);
}
