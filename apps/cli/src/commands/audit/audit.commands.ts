import type { CommandGroup } from '../../program/command-spec.js';
import { SERVICES } from '../event/services.js';

/** The audit log of a project. */
export const auditCommands: CommandGroup = {
  name: 'audit',
  summary: 'See who changed what in a project.',
  commands: [
    {
      name: 'list',
      summary: 'List changes, newest first.',
      options: [
        {
          flags: '--service <service>',
          summary: 'Service whose log is meant.',
          choices: SERVICES,
          default: 'platform',
        },
        { flags: '--actor <id>', summary: 'Only what this account or key did.' },
        { flags: '--action <action>', summary: 'Only this action, such as app.create.' },
        { flags: '--target <id>', summary: 'Only what was done to this.' },
        { flags: '--since <time>', summary: 'Only from this time on.' },
        { flags: '--until <time>', summary: 'Only before this time.' },
        { flags: '--tail <count>', summary: 'Most to show.', default: '50' },
      ],
      examples: ['skydeck audit list --service auth --action key.create'],
      load: async () => (await import('./audit.js')).listAll,
    },
  ],
};
