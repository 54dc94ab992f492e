import { z } from 'zod';
import type { Delivery } from '../delivery.js';
import { isNoCommit, Sha } from './push-fields.js';

const Push = z.object({
  branch: z.string().min(1).max(200),
  commit: Sha,
  message: z.string().default(''),
  paths: z.array(z.string()).nullable().default(null),
});

/** Deliveries of whoever has no form of their own: `{branch, commit, message?, paths?}`. */
export function readGeneric(_event: string, payload: unknown): Delivery {
  const push = Push.parse(payload);
  if (isNoCommit(push.commit)) return { kind: 'branch_deleted', branch: push.branch };
  return { kind: 'push', ...push };
}
