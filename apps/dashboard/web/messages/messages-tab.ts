/** The tabs of messages in their order. */
export const MESSAGES_TABS = [
  'log',
  'inbound',
  'batches',
  'delivery',
  'templates',
  'domains',
  'settings',
] as const;
export type MessagesTab = (typeof MESSAGES_TABS)[number];
