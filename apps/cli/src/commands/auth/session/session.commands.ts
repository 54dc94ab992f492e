import type { CommandGroup } from '../../../program/command-spec.js';

/** Where the person at the terminal is signed in. */
export const sessionCommands: CommandGroup = {
  name: 'sessions',
  summary: 'See where you are signed in.',
  commands: [
    {
      name: 'list',
      summary: 'List your sessions.',
      load: async () => (await import('./session.js')).listAll,
    },
    {
      name: 'revoke',
      summary: 'End sessions, everywhere and at once.',
      arguments: [{ name: '[id]', summary: 'Id of the session, such as ses_….' }],
      options: [
        { flags: '--others', summary: 'All sessions but this one.' },
        { flags: '-y, --yes', summary: 'Do not ask.' },
      ],
      examples: ['skydeck auth sessions revoke ses_01…', 'skydeck auth sessions revoke --others'],
      load: async () => (await import('./session.js')).revoke,
    },
  ],
};
