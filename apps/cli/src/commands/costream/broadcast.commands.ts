import type { CommandGroup } from '../../program/command-spec.js';
import { ROOM_ARGUMENT, YES } from './room-options.js';

export const BROADCAST_LAYOUTS = ['speaker', 'grid', 'single'] as const;
const broadcast = {
  name: '<broadcast>',
  summary: 'rbc_…, as `costream broadcast list` shows it.',
};

/** Commands about broadcasts of rooms. */
export const broadcastCommands: CommandGroup = {
  name: 'broadcast',
  summary: 'Show a room to any number of viewers, and to other services.',
  commands: [
    {
      name: 'start',
      summary: 'Start to broadcast a room.',
      description: 'The keys of targets are read from standard input, each on a line, in order.',
      arguments: [ROOM_ARGUMENT],
      options: [
        {
          flags: '--layout <layout>',
          summary: 'A shared screen or who speaks, up to nine, or one alone.',
          choices: BROADCAST_LAYOUTS,
          default: 'speaker',
        },
        { flags: '--identity <identity>', summary: 'Who alone is shown, with `single`.' },
        {
          flags: '--target <url>',
          summary: 'Another service that it is sent to over RTMP; repeat for several.',
          isRepeatable: true,
        },
        { flags: '--no-hls', summary: 'It goes to the targets alone, and has no page to play.' },
      ],
      examples: [
        'skydeck costream broadcast start Concert',
        'skydeck costream broadcast start Concert --target rtmps://live.example.com/app < key.txt',
      ],
      load: async () => (await import('./broadcasts.js')).start,
    },
    {
      name: 'list',
      summary: 'List the broadcasts of a room, the newest first.',
      arguments: [ROOM_ARGUMENT],
      load: async () => (await import('./broadcasts.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show a broadcast, and how it arrives at its targets.',
      arguments: [broadcast],
      load: async () => (await import('./broadcasts.js')).show,
    },
    {
      name: 'stop',
      summary: 'End a broadcast.',
      arguments: [broadcast],
      options: [YES],
      load: async () => (await import('./broadcasts.js')).stop,
    },
  ],
};
