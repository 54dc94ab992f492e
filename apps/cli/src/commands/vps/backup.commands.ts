import type { CommandGroup } from '../../program/command-spec.js';
import { VPS, YES } from './vps-options.js';

/** Days of the week as options name them; the place of each is its number. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** Backups that are made by the clock; they are snapshots of the kind `backup`. */
export const backupCommands: CommandGroup = {
  name: 'backup',
  summary: 'Have backups of a server made by the clock.',
  commands: [
    {
      name: 'plan',
      summary: 'Say when backups are made and how many are kept.',
      commands: [
        {
          name: 'set',
          summary: 'Have backups made each day, or each week.',
          arguments: [VPS],
          options: [
            {
              flags: '--hour <hour>',
              summary: 'Hour of the day, 0 to 23, in UTC.',
              isRequired: true,
            },
            {
              flags: '--weekday <day>',
              summary: 'Day of the week; every day when not given.',
              choices: WEEKDAYS,
            },
            {
              flags: '--keep <count>',
              summary: 'How many are kept, up to 60; the oldest go first.',
              default: '7',
            },
          ],
          examples: ['skydeck vps backup plan set web-1 --hour 3 --keep 14'],
          load: async () => (await import('./backup.js')).set,
        },
        {
          name: 'show',
          summary: 'Show the plan of a server and when the next backup is due.',
          arguments: [VPS],
          load: async () => (await import('./backup.js')).show,
        },
        {
          name: 'delete',
          summary: 'Make no more backups. Those that were made stay.',
          arguments: [VPS],
          options: [YES],
          load: async () => (await import('./backup.js')).remove,
        },
      ],
    },
  ],
};
