import type { CommandGroup } from '../../program/command-spec.js';

const load = async () => import('./schedule.js');

/** `skydeck backup schedule` */
export const scheduleCommands: CommandGroup = {
  name: 'schedule',
  summary: 'Have the installation make a backup each day by itself.',
  commands: [
    {
      name: 'set',
      summary: 'Say where to, when, and how many are kept.',
      description:
        'Skydeck makes them while it runs, with little priority; one that was missed is made at the next start, one that failed is tried again each hour. For `s3://` set SKYDECK_BACKUP_S3_ENDPOINT and so on where Skydeck is started. `skydeck status`, `skydeck doctor` and the metric `skydeck_backup_failing` tell of failures.',
      options: [
        {
          flags: '--to <target>',
          summary: 'Where to keep them: a folder, or `s3://bucket/prefix`.',
          isRequired: true,
        },
        {
          flags: '--key-file <file>',
          summary: 'File with the key, 32 bytes or more. It is read each time.',
          isRequired: true,
        },
        {
          flags: '--at <time>',
          summary: 'Time of day by the clock of the machine.',
          default: '03:15',
        },
        { flags: '--keep <count>', summary: 'How many are kept.', default: '14' },
      ],
      examples: [
        'skydeck backup schedule set --to s3://backups/skydeck --key-file /etc/skydeck/backup.key --keep 14',
      ],
      load: async () => (await load()).set,
    },
    {
      name: 'show',
      summary: 'Show the schedule, and what came of the last backup.',
      load: async () => (await load()).show,
    },
    {
      name: 'run',
      summary: 'Make the backup of the schedule now.',
      endsInTime: true,
      load: async () => (await load()).runNow,
    },
    {
      name: 'remove',
      summary: 'Make none any more. What was made stays.',
      load: async () => (await load()).remove,
    },
  ],
};
