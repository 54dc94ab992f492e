import type { CommandGroup, CommandSpec, OptionSpec } from '../../program/command-spec.js';
import { scheduleCommands } from './schedule.commands.js';

const load = async () => import('./backup.js');

const keyFile: OptionSpec = {
  flags: '--key-file <file>',
  summary:
    'File with the key, 32 bytes or more. Without it the passphrase is read from SKYDECK_BACKUP_PASSPHRASE, or asked for.',
};
const from: OptionSpec = {
  flags: '--from <target>',
  summary: 'Where the backups are: a folder, or `s3://bucket/prefix`.',
  isRequired: true,
};
const ID = {
  name: '[id]',
  summary: 'Its id, as the list has it; the last complete one if left out.',
};

/** `skydeck backup` */
export const backupCommands: CommandGroup = {
  name: 'backup',
  summary: 'Copy the whole installation of this machine, encrypted.',
  commands: [
    {
      name: 'create',
      summary: 'Make a backup, also while Skydeck is in use.',
      description:
        'Holds the database, files and secrets; what it does not hold is listed with the reason. Use `s3://bucket/prefix` with SKYDECK_BACKUP_S3_ENDPOINT, _REGION, _ACCESS_KEY_ID and _SECRET_ACCESS_KEY. A backup that was interrupted is never taken for a whole one.',
      options: [
        {
          flags: '--to <target>',
          summary: 'Where to keep it: a folder, or `s3://bucket/prefix`.',
          isRequired: true,
        },
        keyFile,
        {
          flags: '--keep <count>',
          summary:
            'Remove all but so many complete backups afterwards, and rests of interrupted ones.',
        },
      ],
      examples: [
        'skydeck backup create --to /mnt/backups --key-file /etc/skydeck/backup.key --keep 7',
      ],
      endsInTime: true,
      load: async () => (await load()).create,
    },
    {
      name: 'list',
      summary: 'Show the backups of a target and whether each is complete.',
      options: [from],
      load: async () => (await load()).list,
    },
    {
      name: 'verify',
      summary: 'Read a backup to its end and check every byte.',
      description:
        'With its key everything is opened and unpacked as a restore does it; without, stored bytes are compared with their checksums.',
      arguments: [ID],
      options: [from, keyFile],
      endsInTime: true,
      load: async () => (await load()).verify,
    },
    scheduleCommands,
  ],
};

/** `skydeck restore` */
export const restoreCommand: CommandSpec = {
  name: 'restore',
  summary: 'Bring an installation back from a backup, into an empty SKYDECK_HOME.',
  description:
    'Refuses a folder that is in use or not empty, and a backup of a newer Skydeck. Starts the database once to prove it. When it is interrupted nothing starts there until it was run again to its end.',
  arguments: [ID],
  options: [from, keyFile],
  examples: [
    'SKYDECK_HOME=/var/lib/skydeck skydeck restore --from /mnt/backups --key-file /etc/skydeck/backup.key',
  ],
  endsInTime: true,
  load: async () => (await load()).restore,
};
