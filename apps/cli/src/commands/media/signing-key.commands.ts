import type { CommandGroup } from '../../program/command-spec.js';

/** Commands about the keys that a project signs playback tokens with. */
export const signingKeyCommands: CommandGroup = {
  name: 'signing-key',
  summary: 'Keys to sign playback tokens with, without a request for each viewer.',
  commands: [
    {
      name: 'create',
      summary: 'Make a signing key. Its private half is shown only once.',
      arguments: [{ name: '<name>', summary: 'Name that people know it by.' }],
      load: async () => (await import('./signing-key.js')).create,
    },
    {
      name: 'list',
      summary: 'List the signing keys.',
      load: async () => (await import('./signing-key.js')).listAll,
    },
    {
      name: 'delete',
      summary: 'Delete a signing key, and with it all tokens it signed.',
      arguments: [{ name: '<key>', summary: 'sgk_…, as the list shows it.' }],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./signing-key.js')).remove,
    },
  ],
};
