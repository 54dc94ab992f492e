import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const DeployKey = z.object({
  app_id: z.string().describe('`app_…`'),
  fingerprint: z.string().describe('`SHA256:…` of the public key.'),
});

/** What happens to deploy keys. */
export const DeployKeyEvents = defineEvents('deploy_key', {
  created: { schema: DeployKey, description: 'An app got a deploy key, or another one.' },
  deleted: { schema: DeployKey, description: 'The deploy key of an app was thrown away.' },
  host_forgotten: {
    schema: DeployKey.extend({ host: z.string().describe('`host:port`') }),
    description: 'A pinned host key was forgotten; the next one seen is pinned.',
  },
});
