import type { CommandGroup } from '../../program/command-spec.js';
import { ROOM_ARGUMENT, YES } from './room-options.js';

export const KINDS = ['rtmp', 'whip'] as const;
const ingress = { name: '<ingress>', summary: 'ing_…, as `costream ingress list` shows it.' };

/** Commands about programs that publish into rooms. */
export const ingressCommands: CommandGroup = {
  name: 'ingress',
  summary: 'Let OBS, FFmpeg and other programs publish into a room.',
  commands: [
    {
      name: 'create',
      summary: 'Make an address to publish to, with a key that is shown once.',
      arguments: [
        ROOM_ARGUMENT,
        { name: '<identity>', summary: 'Who it is in the room, in your own words.' },
      ],
      options: [
        {
          flags: '--kind <kind>',
          summary: 'What the program speaks.',
          choices: KINDS,
          default: 'rtmp',
        },
        { flags: '--name <name>', summary: 'What others see; the identity if not given.' },
      ],
      examples: ['skydeck costream ingress create Concert stage --kind rtmp'],
      load: async () => (await import('./ingresses.js')).create,
    },
    {
      name: 'list',
      summary: 'List them, the newest first.',
      options: [{ flags: '--room <room>', summary: 'Only those of a room.' }],
      load: async () => (await import('./ingresses.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show one, and whether something comes in.',
      arguments: [ingress],
      load: async () => (await import('./ingresses.js')).show,
    },
    {
      name: 'reset-key',
      summary: 'Give one another key.',
      arguments: [ingress],
      options: [YES],
      load: async () => (await import('./ingresses.js')).resetKey,
    },
    {
      name: 'delete',
      summary: 'Delete one; what is published to it ends.',
      arguments: [ingress],
      options: [YES],
      load: async () => (await import('./ingresses.js')).remove,
    },
  ],
};
