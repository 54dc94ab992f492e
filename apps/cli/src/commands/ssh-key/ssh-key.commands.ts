import type { CommandGroup } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

/** Public keys that servers are made with. */
export const sshKeyCommands: CommandGroup = {
  name: 'ssh-key',
  summary: 'Keep the public keys that may log in to new servers.',
  commands: [
    {
      name: 'add',
      summary: 'Add a public key.',
      arguments: [
        { name: '<name>', summary: 'Name for it, unique in the project.' },
        { name: '<file>', summary: 'The .pub file, or - for standard input.' },
      ],
      options: [IDEMPOTENCY_KEY],
      examples: ['skydeck ssh-key add laptop ~/.ssh/id_ed25519.pub'],
      load: async () => (await import('./ssh-key.js')).add,
    },
    {
      name: 'list',
      summary: 'List the public keys of the project.',
      load: async () => (await import('./ssh-key.js')).listAll,
    },
    {
      name: 'delete',
      summary: 'Delete a public key. Servers that were made with it keep it.',
      arguments: [{ name: '<key>', summary: 'Name or id of the key.', completes: 'ssh-keys' }],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./ssh-key.js')).remove,
    },
  ],
};
