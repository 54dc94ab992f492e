/** How messages travel. */
export const MESSAGE_CHANNELS = ['sms', 'email', 'push', 'whatsapp'] as const;

/** What tells groups of messages apart. */
export const INSIGHT_GROUPS = ['channel', 'provider', 'template'] as const;

export const ON_OFF = ['on', 'off'] as const;
