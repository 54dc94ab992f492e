import type { CommandGroup, CommandSpec, OptionSpec } from '../../program/command-spec.js';

const device = { name: '<device>', summary: 'dev_…, as `location devices list` shows it.' };
const share = { name: '<share>', summary: 'shr_…, as `location shares list` shows it.' };
const place = { name: '<place>', summary: 'Latitude and longitude, such as 43.73,7.42.' };
const yes: OptionSpec = { flags: '-y, --yes', summary: 'Do not ask.' };
const profile: OptionSpec = {
  flags: '--profile <profile>',
  summary: 'How the device gets about.',
  choices: ['car', 'bike', 'foot'],
  default: 'car',
};
const whom: readonly OptionSpec[] = [
  {
    flags: '--device <device>',
    summary: 'Only this one, dev_… or its external id; may be repeated.',
    isRepeatable: true,
  },
  {
    flags: '--label <label>',
    summary: 'Only devices that have it; may be repeated.',
    isRepeatable: true,
  },
  { flags: '--bbox <box>', summary: 'Only within south,west,north,east.' },
];

/** Commands that follow devices. */
export const streamCommands: readonly CommandSpec[] = [
  {
    name: 'stream',
    summary: 'Follow devices, and what they do at geofences.',
    options: [
      ...whom,
      { flags: '--new', summary: 'Begin with what comes next, not with where devices are.' },
    ],
    examples: ['skydeck location stream --label fleet', 'skydeck location stream --device van-7'],
    load: async () => (await import('./stream.js')).stream,
  },
  {
    name: 'stream-token',
    summary: 'Let a page in a browser follow devices.',
    options: [
      ...whom,
      { flags: '--ttl <seconds>', summary: 'How long it is good, 60 to 86400.', default: '3600' },
    ],
    load: async () => (await import('./stream.js')).token,
  },
  {
    name: 'eta',
    summary: 'Find out when a device arrives at a place.',
    arguments: [device, place],
    options: [
      profile,
      {
        flags: '--region <region>',
        summary: 'Map to use; the smallest that has both if not given.',
      },
    ],
    examples: ['skydeck location eta dev_… 43.7397,7.4244'],
    load: async () => (await import('./eta.js')).eta,
  },
];

/** Commands about links that show where devices are. */
export const shareCommands: CommandGroup = {
  name: 'shares',
  summary: 'Make links that show where devices are.',
  commands: [
    {
      name: 'create',
      summary: 'Make a link; its token is shown once.',
      arguments: [{ name: '<devices...>', summary: 'Whom it shows, dev_… or external ids.' }],
      options: [
        {
          flags: '--until <moment>',
          summary: 'When it ends: a date with a time, or how long it lasts, such as 2h.',
          default: '24h',
        },
        { flags: '--name <name>', summary: 'What who has the link reads above it.' },
        {
          flags: '--show <what>',
          summary: 'What it shows besides where they are; may be repeated.',
          choices: ['name', 'speed', 'heading', 'accuracy', 'battery'],
          isRepeatable: true,
        },
        { flags: '--destination <place>', summary: 'Where they go to: it says when they arrive.' },
        { flags: '--destination-name <name>', summary: 'What that is called.' },
        profile,
      ],
      examples: ['skydeck location shares create van-7 --until 2h --destination 43.7397,7.4244'],
      load: async () => (await import('./shares.js')).create,
    },
    {
      name: 'list',
      summary: 'List the links of the project.',
      options: [
        {
          flags: '--status <status>',
          summary: 'Only those that are so.',
          choices: ['active', 'ended'],
        },
        { flags: '--device <device>', summary: 'Only those that show it, dev_….' },
      ],
      load: async () => (await import('./shares.js')).list,
    },
    {
      name: 'show',
      summary: 'Show a link.',
      arguments: [share],
      load: async () => (await import('./shares.js')).show,
    },
    {
      name: 'revoke',
      summary: 'Take a link back.',
      arguments: [share],
      options: [yes],
      load: async () => (await import('./shares.js')).revoke,
    },
    {
      name: 'open',
      summary: 'See what a link shows, as who has it sees it.',
      arguments: [{ name: '<token>', summary: 'As it was shown when the link was made.' }],
      options: [{ flags: '-f, --follow', summary: 'Go on until it ends.' }],
      load: async () => (await import('./shares.js')).open,
    },
  ],
};
