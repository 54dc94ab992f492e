import type { CommandGroup, OptionSpec } from '../../program/command-spec.js';

const WAIT: OptionSpec = {
  flags: '--wait',
  summary: 'Wait until all that comes due is done.',
  default: true,
};

/** Time of payments that a project moves itself. */
export const testClockCommands: CommandGroup = {
  name: 'test-clock',
  summary: 'Move the time of payments, with --test.',
  commands: [
    {
      name: 'create',
      summary: 'Stop the time of payments of the project in test mode.',
      description:
        'From then on it moves only with `advance`: holds, escrows, quotes and the sandbox bank live by it.',
      options: [
        { flags: '--at <time>', summary: 'Move there at once, such as 2027-01-31T09:00:00Z.' },
        WAIT,
      ],
      examples: ['skydeck test-clock create --test'],
      load: async () => (await import('./test-clock.js')).create,
    },
    {
      name: 'show',
      summary: 'Show what time it is.',
      load: async () => (await import('./test-clock.js')).show,
    },
    {
      name: 'advance',
      summary: 'Move time forward; what comes due on the way happens in order.',
      options: [
        { flags: '--by <duration>', summary: 'Such as 90s, 10m, 48h, 3d or 2w.' },
        { flags: '--to <time>', summary: 'Instead: such as 2027-01-31T09:00:00Z.' },
        WAIT,
      ],
      examples: [
        'skydeck test-clock advance --by 3d --test',
        'skydeck test-clock advance --to 2027-01-31T09:00:00Z --test --no-wait',
      ],
      load: async () => (await import('./test-clock.js')).advance,
    },
    {
      name: 'remove',
      summary: 'Let real time count again, unless the clock is ahead of it.',
      load: async () => (await import('./test-clock.js')).remove,
    },
  ],
};
