import type { ArgumentSpec, CommandGroup } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { MESSAGE_CHANNELS } from './message-words.js';

/** What a topic is for. */
export const TOPIC_KINDS = ['transactional', 'marketing'] as const;

/** Why an address is put onto the list by hand. */
export const GIVEN_REASONS = [
  'manual',
  'unsubscribe',
  'complaint',
  'hard_bounce',
  'undeliverable',
] as const;

const YES = { flags: '-y, --yes', summary: 'Do not ask.' } as const;
const recipient: ArgumentSpec = {
  name: '<recipient>',
  summary: 'Id of the recipient, such as rcp_…, or your own name of them.',
};
const topic: ArgumentSpec = { name: '<topic>', summary: 'Key or id of the topic.' };
const suppression: ArgumentSpec = { name: '<id>', summary: 'Id, such as sup_….' };

/** The people that a project writes to. */
export const recipientCommands: CommandGroup = {
  name: 'recipient',
  summary: 'The people that messages go to.',
  commands: [
    {
      name: 'add',
      summary: 'Add somebody.',
      options: [
        { flags: '--external-id <id>', summary: 'Your own name of the person.' },
        { flags: '--email <address>', summary: 'E-mail address; repeat.', isRepeatable: true },
        { flags: '--phone <number>', summary: 'Number for SMS; repeat.', isRepeatable: true },
        { flags: '--locale <language>', summary: 'Language, such as de-AT.' },
        { flags: '--time-zone <zone>', summary: 'Time zone, such as Europe/Berlin.' },
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck message recipient add --external-id user-1 --email ada@example.com'],
      load: async () => (await import('./recipient.js')).add,
    },
    {
      name: 'list',
      summary: 'List the recipients.',
      options: [{ flags: '--address <address>', summary: 'Only those who have this address.' }],
      load: async () => (await import('./recipient.js')).listAll,
    },
    {
      name: 'get',
      summary: 'Show a recipient, and what they get of topics.',
      arguments: [recipient],
      load: async () => (await import('./recipient.js')).get,
    },
    {
      name: 'export',
      summary: 'Write everything that is kept of a person into a file, as JSON.',
      arguments: [recipient, { name: '<file>', summary: 'File to write.' }],
      load: async () => (await import('./recipient.js')).exportAll,
    },
    {
      name: 'remove',
      summary: 'Erase a person; their messages stay to be counted, without them.',
      arguments: [recipient],
      options: [YES],
      load: async () => (await import('./recipient.js')).remove,
    },
  ],
};

/** What messages are about. */
export const topicCommands: CommandGroup = {
  name: 'topic',
  summary: 'What people can choose to get.',
  commands: [
    {
      name: 'add',
      summary: 'Make a topic.',
      arguments: [{ name: '<key>', summary: 'What messages call it by.' }],
      options: [
        { flags: '--name <name>', summary: 'What people see.', isRequired: true },
        {
          flags: '--kind <kind>',
          summary: 'Nobody can opt out of what is transactional.',
          choices: TOPIC_KINDS,
          default: 'marketing',
        },
        { flags: '--opt-in', summary: 'Nobody gets it who has not said yes.' },
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck message topic add news --name "What is new"'],
      load: async () => (await import('./topic.js')).add,
    },
    {
      name: 'list',
      summary: 'List the topics.',
      load: async () => (await import('./topic.js')).listAll,
    },
    {
      name: 'get',
      summary: 'Show a topic.',
      arguments: [topic],
      load: async () => (await import('./topic.js')).get,
    },
    {
      name: 'remove',
      summary: 'Delete a topic and what people chose about it.',
      arguments: [topic],
      options: [YES],
      load: async () => (await import('./topic.js')).remove,
    },
  ],
};

/** Who is not written to. */
export const suppressionCommands: CommandGroup = {
  name: 'suppression',
  summary: 'Who must not be written to.',
  commands: [
    {
      name: 'add',
      summary: 'Write to an address no more.',
      arguments: [
        { name: '<channel>', summary: 'How it is reached.', choices: MESSAGE_CHANNELS },
        { name: '<address>', summary: 'Phone number, e-mail address or device token.' },
      ],
      options: [
        { flags: '--reason <reason>', summary: 'Why.', choices: GIVEN_REASONS, default: 'manual' },
        { flags: '--topic <key>', summary: 'Only messages of this topic.' },
        { flags: '--note <text>', summary: 'For whoever looks later.' },
        IDEMPOTENCY_KEY,
      ],
      load: async () => (await import('./suppression.js')).add,
    },
    {
      name: 'list',
      summary: 'List who is not written to.',
      options: [{ flags: '--address <address>', summary: 'Only those of this address.' }],
      load: async () => (await import('./suppression.js')).listAll,
    },
    {
      name: 'get',
      summary: 'Show why an address is not written to.',
      arguments: [suppression],
      load: async () => (await import('./suppression.js')).get,
    },
    {
      name: 'import',
      summary: 'Take in a list: CSV with a line of names, or JSON lines when it ends in .ndjson.',
      arguments: [{ name: '<file>', summary: 'File with channel, address and reason.' }],
      options: [IDEMPOTENCY_KEY],
      examples: ['skydeck message suppression import left.csv'],
      load: async () => (await import('./suppression.js')).importAll,
    },
    {
      name: 'export',
      summary: 'Write the list into a file, as JSON lines that import takes.',
      arguments: [{ name: '<file>', summary: 'File to write.' }],
      load: async () => (await import('./suppression.js')).exportAll,
    },
    {
      name: 'remove',
      summary: 'Let an address be written to again.',
      arguments: [suppression],
      options: [YES],
      load: async () => (await import('./suppression.js')).remove,
    },
  ],
};
