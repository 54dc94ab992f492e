import type { AuditState } from '@skydeck/audit';
import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { KeyEntity } from './key.entity.js';

const Key = z.object({
  id: z.string().describe('`key_…`'),
  name: z.string().describe('Name for people.'),
  product: z.string().describe('The product that it is for.'),
  mode: z.enum(['live', 'test']).describe('Whether it moves real things.'),
  start: z.string().describe('The first characters of the key.'),
});

/** What happens to API keys. Never holds a secret. */
export const KeyEvents = defineEvents('key', {
  created: { schema: Key, description: 'An API key was made.' },
  updated: { schema: Key, description: 'The name, the limits or the end of an API key changed.' },
  rotated: {
    schema: Key.extend({ replaced_by: z.string().describe('The key that takes its place.') }),
    description: 'An API key got a successor; it works for a while more.',
  },
  revoked: { schema: Key, description: 'An API key was ended.' },
});

/** What events show of a key. */
export function toKeyData({ id, name, product, mode, start }: KeyEntity) {
  return { id, name, product, mode, start };
}

/** What the audit log shows of a key. */
export function keyState(key: KeyEntity): AuditState {
  return {
    ...toKeyData(key),
    scopes: key.scopes,
    allowed_cidrs: key.allowedCidrs,
    rate_limit_per_minute: key.rateLimitPerMinute,
    expires_at: key.expiresAt,
  };
}
