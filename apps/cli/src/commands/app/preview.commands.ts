import type { ArgumentSpec, CommandGroup, OptionSpec } from '../../program/command-spec.js';

const app: ArgumentSpec = { name: '<app>', summary: 'Name or id of the app.', completes: 'apps' };
const number: ArgumentSpec = { name: '<number>', summary: 'Number of the pull request.' };
const choice = (flags: string, summary: string): OptionSpec => ({
  flags,
  summary,
  choices: ['on', 'off'],
});

/** Apps that show pull requests. */
export const previewCommands: CommandGroup = {
  name: 'preview',
  summary: 'Pull requests of an app, each at an address of its own.',
  commands: [
    {
      name: 'list',
      summary: 'List the previews of an app.',
      arguments: [app],
      load: async () => (await import('./preview.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show the preview of a pull request.',
      arguments: [app, number],
      load: async () => (await import('./preview.js')).show,
    },
    {
      name: 'open',
      summary: 'Open the preview of a pull request in the browser.',
      arguments: [app, number],
      load: async () => (await import('./preview.js')).open,
    },
    {
      name: 'delete',
      summary: 'Remove the preview of a pull request until it is pushed to.',
      arguments: [app, number],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./preview.js')).remove,
    },
    {
      name: 'settings',
      summary: 'Show whether and how an app has previews, or change it.',
      arguments: [app],
      options: [
        choice('--enabled <on|off>', 'Give pull requests previews.'),
        choice('--forks <on|off>', 'Also those of other repositories: runs code of strangers.'),
        choice('--share-secrets <on|off>', 'Let previews see the secrets of the app.'),
        { flags: '--most <count>', summary: 'How many there may be at once.' },
        { flags: '--keep-days <days>', summary: 'Remove one after so many days without a push.' },
        {
          flags: '--env <KEY=value>',
          summary: 'Set a secret variable of previews only; repeat for several.',
          isRepeatable: true,
        },
        { flags: '--status-url <url>', summary: 'API of the provider that is told of statuses.' },
        { flags: '--status-token', summary: 'Read the token for it from standard input.' },
      ],
      examples: ['skydeck app preview settings shop --enabled on --keep-days 7'],
      load: async () => (await import('./preview.js')).settings,
    },
  ],
};
