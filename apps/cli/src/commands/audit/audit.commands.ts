import type { CommandGroup } from '../../program/command-spec.js';
import { SERVICES } from '../event/services.js';

/** The audit log of a project. */
export const auditCommands: CommandGroup = {
  name: 'audit',
  summary: 'See who changed what in a project, or on this machine.',
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
    {
      name: 'operator',
      summary: 'List what operators did to the installation of this machine, newest first.',
      description:
        'Backups, restores, upgrades and support bundles: who, when, with what, and how they ended. Each entry holds the hash of the one before; a log that was changed is an error.',
      options: [{ flags: '--tail <count>', summary: 'Most to show.', default: '50' }],
      endsInTime: true,
      load: async () => (await import('./operator.js')).listOperators,
    },
  ],
};
