export const CHANNELS = ['sms', 'email', 'push', 'whatsapp'] as const;
export type Channel = (typeof CHANNELS)[number];

/** `otp` messages hold a secret: they travel in a lane of their own and are blanked early. */
export const MESSAGE_KINDS = ['otp', 'transactional'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
