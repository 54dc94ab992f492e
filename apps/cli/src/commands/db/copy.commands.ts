import type { CommandSpec } from '../../program/command-spec.js';
import { WAIT, YES } from '../vps/vps-options.js';
import { DATABASE } from './db-options.js';

/** What brings the content of databases back, or to a newer version. */
export const copyCommands: readonly CommandSpec[] = [
  {
    name: 'restore',
    summary: 'Put a database back to a backup or a moment, with the passwords that it has.',
    endsInTime: true,
    arguments: [DATABASE, { name: '[backup]', summary: 'Id of the backup, dbb_….' }],
    options: [
      { flags: '--at <time>', summary: 'A moment instead, of dedicated databases only.' },
      { flags: '--skip-backup', summary: 'Keep nothing of what it holds now.' },
      YES,
      ...WAIT,
    ],
    examples: [
      'skydeck db restore shop dbb_01kaxxxxxxxxxxxxxxxxxxxxxx',
      'skydeck db restore shop --at 2026-11-22T08:00:00Z',
    ],
    load: async () => (await import('./copy.js')).restore,
  },
  {
    name: 'fork',
    summary: 'Make another database of what one holds.',
    endsInTime: true,
    arguments: [DATABASE, { name: '<name>', summary: 'Name of the new one.' }],
    options: [
      { flags: '--backup <backup>', summary: 'One of its backups, dbb_…; now by default.' },
      { flags: '--at <time>', summary: 'A moment, RFC 3339, of dedicated databases only.' },
      {
        flags: '--plan <plan>',
        summary: 'As the other one by default.',
        choices: ['shared', 'dedicated'],
      },
      ...WAIT,
    ],
    examples: [
      'skydeck db fork shop shop-test',
      'skydeck db fork shop old --at 2026-11-22T08:00:00Z',
    ],
    load: async () => (await import('./copy.js')).fork,
  },
  {
    name: 'recovery',
    summary: 'Show the moments that a database can be put back to.',
    arguments: [DATABASE],
    load: async () => (await import('./copy.js')).recovery,
  },
  {
    name: 'upgrade',
    summary: 'Run a dedicated database with a newer major version.',
    endsInTime: true,
    arguments: [DATABASE, { name: '<major>', summary: 'The newer version, such as 17.' }],
    options: [YES, ...WAIT],
    load: async () => (await import('./copy.js')).upgrade,
  },
];
