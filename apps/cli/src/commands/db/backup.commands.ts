import type { CommandGroup } from '../../program/command-spec.js';
import { WAIT, YES } from '../vps/vps-options.js';
import { DATABASE } from './db-options.js';

const BACKUP = { name: '<backup>', summary: 'Id of the backup, dbb_….' };

/** What is kept of databases. */
export const databaseBackupCommands: CommandGroup = {
  name: 'backup',
  summary: 'Keep what databases hold.',
  commands: [
    {
      name: 'create',
      summary: 'Keep what a database holds now.',
      endsInTime: true,
      arguments: [DATABASE],
      options: WAIT,
      load: async () => (await import('./backup.js')).create,
    },
    {
      name: 'list',
      summary: 'List backups, also of databases that were deleted.',
      arguments: [{ ...DATABASE, name: '[database]' }],
      load: async () => (await import('./backup.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show a backup and whether it could be restored.',
      arguments: [BACKUP],
      load: async () => (await import('./backup.js')).show,
    },
    {
      name: 'check',
      summary: 'Restore a backup beside its database, to see that it can be.',
      endsInTime: true,
      arguments: [BACKUP],
      options: WAIT,
      load: async () => (await import('./backup.js')).check,
    },
    {
      name: 'delete',
      summary: 'Delete a backup.',
      arguments: [BACKUP],
      options: [YES],
      load: async () => (await import('./backup.js')).remove,
    },
  ],
};
