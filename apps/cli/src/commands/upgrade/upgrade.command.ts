import type { CommandSpec } from '../../program/command-spec.js';

/** `skydeck upgrade` */
export const upgradeCommand: CommandSpec = {
  name: 'upgrade',
  summary: 'Bring the running installation of this machine to the version of this folder.',
  description:
    'Run it in the folder of the new version, built, while the old one runs from its own. It looks at disk, versions and jobs, makes a backup, adds to the schemas what is new, and moves the services to the new version one by one; whoever connects meanwhile waits a moment. At last it takes away what nobody reads any more. When a service does not get ready, all of them run the old version again. What was interrupted goes on when it is run again.',
  options: [
    { flags: '--check', summary: 'Print the plan and what was found, and change nothing.' },
    {
      flags: '--backup-to <target>',
      summary: 'Where the backup goes: a folder, or `s3://bucket/prefix`.',
    },
    {
      flags: '--key-file <file>',
      summary:
        'File with the key of the backup. Without it the passphrase is read from SKYDECK_BACKUP_PASSPHRASE, or asked for.',
    },
    { flags: '--without-backup', summary: 'Make no backup.' },
    {
      flags: '--kubernetes',
      summary: 'Print what to run where Skydeck runs on Kubernetes, and change nothing.',
    },
  ],
  examples: [
    'skydeck upgrade --check',
    'skydeck upgrade --backup-to /mnt/backups --key-file /etc/skydeck/backup.key',
  ],
  endsInTime: true,
  load: async () => (await import('./upgrade.js')).upgrade,
};
