import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Key = z.object({
  id: z.string().describe('`ssh_…`'),
  name: z.string().describe('Name of the key, unique in its project.'),
  fingerprint: z.string().describe('As `ssh-keygen -l` shows it.'),
});

/** What happens to SSH keys. */
export const SshKeyEvents = defineEvents('ssh_key', {
  created: { schema: Key, description: 'A public key was added to a project.' },
  deleted: { schema: Key, description: 'A public key was taken from a project.' },
});
