import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { SignInHookEntity } from './sign-in-hook.entity.js';

const Hook = z.object({
  id: z.string().describe('`sih_…`'),
  kind: z.string().describe('When it is asked.'),
  is_enabled: z.boolean().describe('Whether it is asked at all.'),
});

/** What happens to the sign-in hooks of a project. */
export const SignInHookEvents = defineEvents('sign_in_hook', {
  created: { schema: Hook, description: 'A sign-in hook was added.' },
  updated: { schema: Hook, description: 'A sign-in hook was changed.' },
  deleted: { schema: Hook, description: 'A sign-in hook was removed.' },
});

/** What events show of a hook. */
export const toHookData = ({ id, kind, isEnabled }: SignInHookEntity) => ({
  id,
  kind,
  is_enabled: isEnabled,
});

/** What the audit log shows of a hook. */
export const hookState = ({ kind, url, onFailure, isEnabled, version }: SignInHookEntity) => ({
  kind,
  url,
  on_failure: onFailure,
  is_enabled: isEnabled,
  version,
});
