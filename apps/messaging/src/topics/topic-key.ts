import { z } from 'zod';

/** What messages call a topic by. */
export const TopicKey = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{0,62}$/, 'Must be small letters, digits, `_` and `-`, at most 63.')
  .describe('Key of a topic, such as `news`.');
