/** Services that tell what happens in a project. */
export const SOURCES = ['auth', 'platform', 'messaging'] as const;
export type Source = (typeof SOURCES)[number];

/** Those of them that send webhooks. */
export const WEBHOOK_SOURCES = ['platform', 'messaging'] as const;
export type WebhookSource = (typeof WEBHOOK_SOURCES)[number];

export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  auth: 'Access',
  platform: 'Apps',
  messaging: 'Messages',
};

/** Types of events by source; `resource.*` stands for all of a resource. */
export const EVENT_TYPES: Readonly<Record<Source, readonly string[]>> = {
  auth: [
    ...typesOf('project', ['created', 'updated', 'deleted']),
    ...typesOf('member', ['added', 'updated', 'removed']),
    ...typesOf('key', ['created', 'rotated', 'revoked']),
    ...typesOf('otp', ['requested', 'verified']),
  ],
  platform: [
    ...typesOf('app', ['created', 'updated', 'deleted']),
    ...typesOf('deployment', ['started', 'live', 'failed', 'cancelled']),
    ...typesOf('webhook', ['disabled']),
  ],
  messaging: [...typesOf('message', ['delivered', 'failed']), ...typesOf('webhook', ['disabled'])],
};

function typesOf(resource: string, verbs: readonly string[]): string[] {
  return ['*', ...verbs].map((verb) => `${resource}.${verb}`);
}
