import type { CommandGroup, CommandSpec } from '../../program/command-spec.js';
import { ROOM_ARGUMENT as room } from './room-options.js';

const TO = {
  flags: '--to <identity>',
  summary: 'Only to this participant; may be given several times.',
  isRepeatable: true,
};

/** Commands about the chat of rooms. */
export const chatCommands: CommandGroup = {
  name: 'chat',
  summary: 'Read the chat of a room, and write into it.',
  commands: [
    {
      name: 'list',
      summary: 'List what was said, the latest last.',
      arguments: [room],
      load: async () => (await import('./chat.js')).listAll,
    },
    {
      name: 'send',
      summary: 'Say something in the chat.',
      arguments: [room, { name: '<text>', summary: 'What to say.' }],
      options: [{ flags: '--name <name>', summary: 'Who says it, as people see it.' }, TO],
      load: async () => (await import('./chat.js')).send,
    },
  ],
};

/** `skydeck costream data` */
export const dataCommand: CommandSpec = {
  name: 'data',
  summary: 'Send a message to the programs of people in a room.',
  arguments: [room, { name: '<payload>', summary: 'Text of at most 15 KiB.' }],
  options: [{ flags: '--topic <topic>', summary: 'What it is about.' }, TO],
  examples: ['skydeck costream data Quiz \'{"question":3}\' --topic quiz'],
  load: async () => (await import('./chat.js')).data,
};
