import type { ArgumentSpec, CommandGroup } from '../../program/command-spec.js';
import { recipientCommands, suppressionCommands, topicCommands } from './consent.commands.js';
import { deviceCommands } from './device.commands.js';
import { inboundCommands } from './inbound.commands.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { INSIGHT_GROUPS, MESSAGE_CHANNELS, ON_OFF } from './message-words.js';

const id: ArgumentSpec = { name: '<id>', summary: 'Id of the message, such as msg_….' };
const batch: ArgumentSpec = { name: '<id>', summary: 'Id of the batch, such as bat_….' };

/** Messages of a project. */
export const messageCommands: CommandGroup = {
  name: 'message',
  summary: 'Send messages, follow them, and see what they came to.',
  commands: [
    {
      name: 'send',
      summary: 'Send a message. Its text is read from standard input when not given.',
      options: [
        {
          flags: '--channel <channel>',
          summary: 'How it travels.',
          choices: MESSAGE_CHANNELS,
          isRequired: true,
        },
        { flags: '--to <recipient>', summary: 'Who gets it.', isRequired: true },
        { flags: '--text <text>', summary: 'What it says.' },
        { flags: '--subject <subject>', summary: 'Subject of a mail, title of a notification.' },
        { flags: '--html <html>', summary: 'HTML of a mail.' },
        { flags: '--template <name>', summary: 'Template that it is made of.' },
        {
          flags: '--var <name=value>',
          summary: 'A variable of the template; repeat for several.',
          isRepeatable: true,
        },
        { flags: '--locale <language>', summary: 'Language of the template, such as de-AT.' },
        { flags: '--at <time>', summary: 'When to send it, such as 2026-12-24T18:00:00+01:00.' },
        IDEMPOTENCY_KEY,
      ],
      examples: [
        'skydeck message send --channel sms --to +14155550123 --text "Your table is ready."',
        'skydeck message send --channel email --to ada@example.com --template order --var total=7',
      ],
      load: async () => (await import('./message-send.js')).send,
    },
    {
      name: 'list',
      summary: 'List the messages of the project, newest first.',
      options: [
        { flags: '--batch <id>', summary: 'Only messages of this batch.' },
        {
          flags: '--channel <channel>',
          summary: 'Only messages of this channel.',
          choices: MESSAGE_CHANNELS,
        },
        { flags: '--status <status>', summary: 'Only messages in this status, such as failed.' },
        { flags: '--to <recipient>', summary: 'Only messages to exactly this recipient.' },
        { flags: '--template <id>', summary: 'Only messages of this template, tpl_….' },
        { flags: '--tail <count>', summary: 'Most to show.', default: '20' },
      ],
      load: async () => (await import('./message.js')).listAll,
    },
    {
      name: 'show',
      alias: 'get',
      summary: 'Show what happened to a message.',
      description: '`message get` does the same.',
      arguments: [id],
      load: async () => (await import('./message.js')).show,
    },
    {
      name: 'tail',
      summary: 'Follow messages as they are sent, arrive and fail.',
      description: 'A lost connection is taken up again after the last message seen.',
      options: [{ flags: '--all', summary: 'Begin with those of the last 30 days.' }],
      examples: ['skydeck message tail -o json'],
      load: async () => (await import('./message-tail.js')).tail,
    },
    {
      name: 'insight',
      summary: 'Show what messages came to: rates, times, reasons and costs.',
      options: [
        { flags: '--since <time>', summary: 'How far back, such as 24h or 7d.', default: '24h' },
        {
          flags: '--by <group>',
          summary: 'What the groups are told apart by.',
          choices: INSIGHT_GROUPS,
          default: 'channel',
        },
        {
          flags: '--channel <channel>',
          summary: 'Only messages of this channel.',
          choices: MESSAGE_CHANNELS,
        },
      ],
      examples: ['skydeck message insight --since 7d --by provider'],
      load: async () => (await import('./message-insight.js')).insight,
    },
    {
      name: 'segments',
      summary: 'Show in how many parts a text message would travel, and what it would cost.',
      arguments: [{ name: '<text>', summary: 'What the message says.' }],
      options: [{ flags: '--to <number>', summary: 'Recipient, which decides the provider.' }],
      examples: ['skydeck message segments "Your table is ready."'],
      load: async () => (await import('./message-insight.js')).segments,
    },
    {
      name: 'tracking',
      summary: 'Show or change whether opens and clicks of mail are followed.',
      options: [
        { flags: '--opens <word>', summary: 'Whether opens are noted.', choices: ON_OFF },
        { flags: '--clicks <word>', summary: 'Whether clicks are noted.', choices: ON_OFF },
      ],
      examples: ['skydeck message tracking --opens on --clicks off'],
      load: async () => (await import('./message-insight.js')).tracking,
    },
    {
      name: 'cancel',
      summary: 'Call a message off that was not sent yet.',
      arguments: [id],
      load: async () => (await import('./message.js')).cancel,
    },
    {
      name: 'windows',
      summary: 'List who may be answered on WhatsApp without a template, and until when.',
      description: 'People who wrote may be answered for 24 hours.',
      options: [
        { flags: '--recipient <number>', summary: 'Only the windows of exactly this person.' },
        { flags: '--sender <number>', summary: 'Only the windows of this number of yours.' },
        { flags: '--open', summary: 'Only those that are open now.' },
        { flags: '--tail <count>', summary: 'Most to show.', default: '20' },
      ],
      examples: ['skydeck message windows --open'],
      load: async () => (await import('./windows.js')).listAll,
    },
    recipientCommands,
    topicCommands,
    suppressionCommands,
    deviceCommands,
    inboundCommands,
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
