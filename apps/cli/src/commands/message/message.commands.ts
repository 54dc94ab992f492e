import type { ArgumentSpec, CommandGroup } from '../../program/command-spec.js';
import { recipientCommands, suppressionCommands, topicCommands } from './consent.commands.js';
import { deviceCommands } from './device.commands.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

const id: ArgumentSpec = { name: '<id>', summary: 'Id of the message, such as msg_….' };
const batch: ArgumentSpec = { name: '<id>', summary: 'Id of the batch, such as bat_….' };

/** Messages of a project. */
export const messageCommands: CommandGroup = {
  name: 'message',
  summary: 'Follow messages, call them off, and send batches.',
  commands: [
    {
      name: 'list',
      summary: 'List the messages of the project, newest first.',
      options: [
        { flags: '--batch <id>', summary: 'Only messages of this batch.' },
        { flags: '--tail <count>', summary: 'Most to show.', default: '20' },
      ],
      load: async () => (await import('./message.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show what happened to a message.',
      arguments: [id],
      load: async () => (await import('./message.js')).show,
    },
    {
      name: 'cancel',
      summary: 'Call a message off that was not sent yet.',
      arguments: [id],
      load: async () => (await import('./message.js')).cancel,
    },
    recipientCommands,
    topicCommands,
    suppressionCommands,
    deviceCommands,
  ],
};

/** Batches of messages. */
export const batchCommands: CommandGroup = {
  name: 'batch',
  summary: 'Send thousands of messages at once.',
  commands: [
    {
      name: 'send',
      summary: 'Send a file of messages, one as JSON a line, up to 10000.',
      arguments: [{ name: '<file>', summary: 'File of lines (NDJSON).' }],
      options: [{ flags: '--name <name>', summary: 'What you call it.' }, IDEMPOTENCY_KEY],
      examples: ['skydeck batch send spring.ndjson --name spring'],
      load: async () => (await import('./batch.js')).send,
    },
    {
      name: 'list',
      summary: 'List the batches of the project.',
      load: async () => (await import('./batch.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show how far a batch is, and what was wrong with it.',
      arguments: [batch],
      load: async () => (await import('./batch.js')).show,
    },
    {
      name: 'cancel',
      summary: 'Call off what is left of a batch.',
      arguments: [batch],
      load: async () => (await import('./batch.js')).cancel,
    },
  ],
};
