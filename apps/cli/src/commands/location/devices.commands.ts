import type { CommandGroup, OptionSpec } from '../../program/command-spec.js';

const device = { name: '<device>', summary: 'dev_…, as `location devices list` shows it.' };
const yes: OptionSpec = { flags: '-y, --yes', summary: 'Do not ask.' };
const label: OptionSpec = {
  flags: '--label <label>',
  summary: 'By which devices are chosen; may be repeated.',
  isRepeatable: true,
};
const about: readonly OptionSpec[] = [
  { flags: '--external-id <name>', summary: 'Your own name of it, such as an IMEI.' },
  { flags: '--type <type>', summary: 'What it is: car, phone, ….' },
  {
    flags: '--protocol <protocol>',
    summary: 'Over which it reports by its IMEI.',
    choices: ['gt06', 'teltonika'],
  },
  label,
  { flags: '--metadata <pair>', summary: 'KEY=value; may be repeated.', isRepeatable: true },
  { flags: '--retention-days <days>', summary: 'Days that its positions are kept.' },
];

/** Commands about devices that say where they are. */
export const deviceCommands: CommandGroup = {
  name: 'devices',
  summary: 'Track devices.',
  commands: [
    {
      name: 'create',
      summary: 'Add a device.',
      arguments: [{ name: '<name>', summary: 'What people see.' }],
      options: about,
      examples: ['skydeck location devices create "Van 7" --external-id van-7 --label fleet'],
      load: async () => (await import('./devices.js')).create,
    },
    {
      name: 'list',
      summary: 'List the devices, and where they were last.',
      options: [
        {
          flags: '--status <status>',
          summary: 'Only those that are so.',
          choices: ['online', 'offline'],
        },
        { flags: '--label <label>', summary: 'Only those that have it.' },
        { flags: '--type <type>', summary: 'Only those of this type.' },
      ],
      load: async () => (await import('./devices.js')).list,
    },
    {
      name: 'show',
      summary: 'Show a device, and where it was last.',
      arguments: [device],
      load: async () => (await import('./devices.js')).show,
    },
    {
      name: 'update',
      summary: 'Change a device.',
      arguments: [device],
      options: [{ flags: '--name <name>', summary: 'What people see.' }, ...about],
      load: async () => (await import('./devices.js')).update,
    },
    {
      name: 'key',
      summary: 'Give a device a key of its own to report by; it is shown once.',
      arguments: [device],
      options: [yes],
      load: async () => (await import('./devices.js')).key,
    },
    {
      name: 'delete',
      summary: 'Delete a device, its positions and its trips.',
      arguments: [device],
      options: [yes],
      load: async () => (await import('./devices.js')).remove,
    },
  ],
};
