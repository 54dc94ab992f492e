import type { CommandGroup } from '../../program/command-spec.js';
import { as, space, yes } from './given.js';

const load = () => import('./app-passwords.js');

/** Commands about passwords of apps that speak WebDAV, CalDAV and CardDAV. */
export const appPasswordCommands: CommandGroup = {
  name: 'app-password',
  summary: 'Let phones and programs in, by WebDAV, CalDAV and CardDAV.',
  commands: [
    {
      name: 'create',
      summary: 'Make a password for one app on one device. It is shown once.',
      arguments: [{ name: '<name>', summary: 'What it is for.' }],
      options: [
        {
          flags: '--open <what>',
          summary: 'What it opens; all of it if not given; may be repeated.',
          choices: ['files', 'calendar', 'tasks', 'contacts'],
          isRepeatable: true,
        },
        { flags: '--read-only', summary: 'It may change nothing.' },
        { flags: '--user <user>', summary: 'Your own id of the user as whom it acts.' },
        space,
        as,
      ],
      examples: ['skydeck vault app-password create "Phone of Ana" --user user_7 --open calendar'],
      load: async () => (await load()).create,
    },
    {
      name: 'list',
      summary: 'List the passwords of apps.',
      options: [space, as],
      load: async () => (await load()).list,
    },
    {
      name: 'delete',
      summary: 'Delete a password: its app is let in no more.',
      arguments: [{ name: '<password>', summary: 'apw_…, as `vault app-password list` shows it.' }],
      options: [yes, as],
      load: async () => (await load()).remove,
    },
  ],
};
