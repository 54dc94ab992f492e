import type { CommandGroup } from '../../program/command-spec.js';
import { broadcastCommands } from './broadcast.commands.js';
import { chatCommands, dataCommand } from './chat.commands.js';
import { ingressCommands } from './ingress.commands.js';
import { recordingCommands } from './recording.commands.js';
import { participantCommands, waitingCommands } from './participant.commands.js';
import { MODES, ROOM_ARGUMENT, ROOM_OPTIONS, ROOM_STATUSES, YES } from './room-options.js';

export const ROLES = ['host', 'speaker', 'viewer'] as const;

/** Live rooms. */
export const costreamCommands: CommandGroup = {
  name: 'costream',
  summary: 'Make rooms where people meet live, and see who is in them.',
  commands: [
    {
      name: 'list',
      summary: 'List the rooms that have not ended, the newest first.',
      options: [
        { flags: '--status <status>', summary: 'Only those in it.', choices: ROOM_STATUSES },
      ],
      load: async () => (await import('./rooms.js')).listAll,
    },
    {
      name: 'create',
      summary: 'Make a room.',
      arguments: [{ name: '<name>', summary: 'Name that people know it by.' }],
      options: [
        {
          flags: '--mode <mode>',
          summary: 'Whether everybody speaks, or few to many.',
          choices: MODES,
          default: 'conference',
        },
        { flags: '--once', summary: 'It ends when the last one has left.' },
        ...ROOM_OPTIONS,
      ],
      examples: [
        'skydeck costream create Standup',
        'skydeck costream create Interview --once --waiting-room yes --record composite',
      ],
      load: async () => (await import('./rooms.js')).create,
    },
    {
      name: 'show',
      summary: 'Show a room, and how well everybody sees and hears.',
      arguments: [ROOM_ARGUMENT],
      load: async () => (await import('./rooms.js')).show,
    },
    {
      name: 'update',
      summary: 'Change a room.',
      arguments: [ROOM_ARGUMENT],
      options: [{ flags: '--name <name>', summary: 'Another name.' }, ...ROOM_OPTIONS],
      load: async () => (await import('./rooms.js')).update,
    },
    {
      name: 'end',
      summary: 'End a room for good, and send everybody away.',
      arguments: [ROOM_ARGUMENT],
      options: [YES],
      load: async () => (await import('./rooms.js')).end,
    },
    {
      name: 'token',
      summary: 'Make a token with which somebody comes in.',
      description:
        'Prints the token and the address of the page where that person joins. Whoever has either can come in as them.',
      arguments: [
        ROOM_ARGUMENT,
        { name: '<identity>', summary: 'Who it is, in your own words; unique in the room.' },
      ],
      options: [
        { flags: '--role <role>', summary: 'What they may do.', choices: ROLES },
        { flags: '--name <name>', summary: 'What others see; the identity if not given.' },
        { flags: '--ttl <duration>', summary: 'How long they can come in, 1m to 24h.' },
        { flags: '--single-use', summary: 'It lets in once only.' },
        { flags: '--open', summary: 'Print only the address of the page, and open it.' },
      ],
      examples: [
        'skydeck costream token Standup ana --role host',
        'skydeck costream token Standup ana --open',
      ],
      load: async () => (await import('./token.js')).token,
    },
    {
      name: 'sessions',
      summary: 'List the times that people were in a room, the latest first.',
      arguments: [ROOM_ARGUMENT],
      load: async () => (await import('./rooms.js')).sessions,
    },
    {
      name: 'watch',
      summary: 'Tell who comes and goes until the room is where you want it.',
      endsInTime: true,
      arguments: [ROOM_ARGUMENT],
      options: [
        {
          flags: '--until <status>',
          summary: 'Where it is to be.',
          choices: ROOM_STATUSES,
          default: 'ended',
        },
      ],
      load: async () => (await import('./watch.js')).watch,
    },
    participantCommands,
    waitingCommands,
    chatCommands,
    dataCommand,
    recordingCommands,
    broadcastCommands,
    ingressCommands,
  ],
};
