import type { ArgumentSpec, CommandGroup } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

/** What devices run. */
export const DEVICE_PLATFORMS = ['ios', 'android', 'web'] as const;

const id: ArgumentSpec = { name: '<id>', summary: 'Id of the device, such as dev_….' };

/** The devices that take push messages. */
export const deviceCommands: CommandGroup = {
  name: 'device',
  summary: 'The devices that take push messages.',
  commands: [
    {
      name: 'list',
      summary: 'List the devices of the project, or of one user.',
      options: [
        { flags: '--user <id>', summary: 'Only devices of this user.' },
        { flags: '--app <name>', summary: 'Only devices of this app.' },
      ],
      load: async () => (await import('./device.js')).listAll,
    },
    {
      name: 'add',
      summary:
        'Register a device. Its token, or web push subscription, is read from standard input.',
      arguments: [
        { name: '<platform>', summary: 'What the device runs.', choices: DEVICE_PLATFORMS },
      ],
      options: [
        { flags: '--user <id>', summary: 'Your own name of its user.' },
        { flags: '--app <name>', summary: 'Name of the app, such as its bundle id.' },
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck message device add ios --user ada --app com.example.shop < token.txt'],
      load: async () => (await import('./device.js')).add,
    },
    {
      name: 'remove',
      summary: 'Remove a device.',
      arguments: [id],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./device.js')).remove,
    },
  ],
};
