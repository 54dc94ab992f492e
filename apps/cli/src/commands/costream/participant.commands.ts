import type { CommandGroup } from '../../program/command-spec.js';
import { ROOM_ARGUMENT as room, YES } from './room-options.js';

export const SOURCES = ['camera', 'microphone', 'screen_share', 'screen_share_audio'] as const;

const identity = { name: '<identity>', summary: 'Who, as their token says.' };

/** Commands about people in rooms. */
export const participantCommands: CommandGroup = {
  name: 'participants',
  summary: 'See who is in a room; mute, move and remove them.',
  commands: [
    {
      name: 'list',
      summary: 'List who is in a room.',
      arguments: [room],
      options: [{ flags: '--gone', summary: 'Those who have left instead.' }],
      load: async () => (await import('./participants.js')).listAll,
    },
    {
      name: 'mute',
      summary: 'Silence somebody; they cannot undo it.',
      arguments: [room, identity],
      options: [
        { flags: '--source <source>', summary: 'Only what comes from it.', choices: SOURCES },
        { flags: '--track <id>', summary: 'Only this track.' },
        { flags: '--allow', summary: 'Let them speak again.' },
      ],
      examples: ['skydeck costream participants mute Standup ana --source microphone'],
      load: async () => (await import('./participants.js')).mute,
    },
    {
      name: 'lower-hand',
      summary: "Lower somebody's raised hand.",
      arguments: [room, identity],
      load: async () => (await import('./participants.js')).lowerHand,
    },
    {
      name: 'move',
      summary: 'Send somebody to another room.',
      arguments: [room, identity, { name: '<to>', summary: 'Name or id of the other room.' }],
      load: async () => (await import('./participants.js')).move,
    },
    {
      name: 'remove',
      summary: 'Send somebody away.',
      arguments: [room, identity],
      options: [{ flags: '--ban', summary: 'They may not come back.' }, YES],
      load: async () => (await import('./participants.js')).remove,
    },
    {
      name: 'bans',
      summary: 'List who may not come back.',
      arguments: [room],
      load: async () => (await import('./participants.js')).bans,
    },
    {
      name: 'unban',
      summary: 'Let somebody come back, with a new token.',
      arguments: [room, { name: '<ban>', summary: 'rbn_…, as `participants bans` shows it.' }],
      load: async () => (await import('./participants.js')).unban,
    },
  ],
};

/** Commands about waiting rooms. */
export const waitingCommands: CommandGroup = {
  name: 'waiting',
  summary: 'See who waits to be let in, and decide.',
  commands: [
    {
      name: 'list',
      summary: 'List who waits, the longest first.',
      arguments: [room],
      load: async () => (await import('./waiting.js')).listAll,
    },
    {
      name: 'admit',
      summary: 'Let somebody in.',
      arguments: [room, identity],
      load: async () => (await import('./waiting.js')).admit,
    },
    {
      name: 'deny',
      summary: 'Send somebody who waits away.',
      arguments: [room, identity],
      load: async () => (await import('./waiting.js')).deny,
    },
  ],
};
