import type { ArgumentSpec, CommandGroup } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

/** What a template says something on. */
export const TEMPLATE_CHANNELS = ['email', 'sms', 'push', 'whatsapp'] as const;

const name: ArgumentSpec = { name: '<name>', summary: 'Name or id of the template.' };

/** Templates of messages, kept as files beside the code that sends them. */
export const templateCommands: CommandGroup = {
  name: 'template',
  summary: 'Keep the templates of messages as files.',
  commands: [
    {
      name: 'list',
      summary: 'List the templates of the project.',
      load: async () => (await import('./template.js')).listAll,
    },
    {
      name: 'pull',
      summary: 'Write the newest version of a template into a folder.',
      description:
        'The folder holds template.json and a file for each part, such as de.email.mjml, de.email.subject or en.sms.text.',
      arguments: [name],
      options: [
        { flags: '--dir <folder>', summary: 'Where its folder is made.', default: 'templates' },
      ],
      examples: ['skydeck template pull order'],
      load: async () => (await import('./template.js')).pull,
    },
    {
      name: 'push',
      summary: 'Make a template, or a new version of it, of a folder.',
      arguments: [{ name: '<folder>', summary: 'Folder; its name is that of the template.' }],
      options: [{ flags: '--publish', summary: 'Send this version from now on.' }, IDEMPOTENCY_KEY],
      examples: ['skydeck template push templates/order --publish'],
      load: async () => (await import('./template.js')).push,
    },
    {
      name: 'preview',
      summary: 'Show what a template says, without sending it.',
      arguments: [name],
      options: [
        {
          flags: '--channel <channel>',
          summary: 'Which body to show.',
          choices: TEMPLATE_CHANNELS,
          default: 'email',
        },
        { flags: '--locale <language>', summary: 'Language, such as de-AT.' },
        { flags: '--version-number <number>', summary: 'Version; the newest by default.' },
        {
          flags: '--var <name=value>',
          summary: 'A variable; repeat for several. Values that are JSON are taken as such.',
          isRepeatable: true,
        },
      ],
      examples: ['skydeck template preview order --channel sms --var name=Ada --var total=7'],
      load: async () => (await import('./template.js')).preview,
    },
    {
      name: 'publish',
      summary: 'Send a version of a template from now on.',
      arguments: [name],
      options: [{ flags: '--version-number <number>', summary: 'Version; the newest by default.' }],
      load: async () => (await import('./template.js')).publish,
    },
    {
      name: 'delete',
      summary: 'Delete a template and its versions.',
      arguments: [name],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./template.js')).remove,
    },
  ],
};
