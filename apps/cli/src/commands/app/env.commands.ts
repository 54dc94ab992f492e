import type { ArgumentSpec, CommandGroup, OptionSpec } from '../../program/command-spec.js';

const app: ArgumentSpec = { name: '<app>', summary: 'Name or id of the app.', completes: 'apps' };
const deploy: OptionSpec[] = [
  {
    flags: '--scope <scope>',
    summary: 'Who sees it; a new one is seen by both.',
    choices: ['build', 'run', 'both'],
  },
  {
    flags: '--environment <environment>',
    summary: 'Only for this environment: production, staging or preview; repeat for several.',
    isRepeatable: true,
  },
  { flags: '--plain', summary: 'It is no secret: its value is shown, also in logs.' },
  { flags: '--apply', summary: 'Make a release of it at once, without a build.' },
  { flags: '--no-deploy', summary: 'Do not deploy again; the next deployment takes it up.' },
];

/** Variables of an app. */
export const envCommands: CommandGroup = {
  name: 'env',
  summary: 'Work with the environment variables of an app.',
  commands: [
    {
      name: 'set',
      summary: 'Set variables.',
      arguments: [app, { name: '<pairs...>', summary: 'KEY=value; several at once.' }],
      options: deploy,
      examples: ['skydeck app env set shop GREETING=hello COLOR=blue'],
      load: async () => (await import('./env.js')).set,
    },
    {
      name: 'unset',
      summary: 'Remove variables.',
      arguments: [app, { name: '<keys...>', summary: 'Names of variables.' }],
      options: deploy,
      load: async () => (await import('./env.js')).unset,
    },
    {
      name: 'list',
      summary: 'List the variables; values of secrets are not shown.',
      arguments: [app],
      load: async () => (await import('./env.js')).listAll,
    },
    {
      name: 'import',
      summary: 'Set every variable of a file in the dotenv format.',
      arguments: [app, { name: '<file>', summary: 'A file such as .env.' }],
      options: deploy,
      examples: ['skydeck app env import shop .env.production'],
      load: async () => (await import('./env.js')).importFile,
    },
    {
      name: 'diff',
      summary: 'Compare the variables of two environments, or of two apps, by name.',
      arguments: [app],
      options: [
        { flags: '--from <environment>', summary: 'Environment to begin from.' },
        { flags: '--to <environment>', summary: 'Environment to compare with.' },
        { flags: '--with <app>', summary: 'Another app, as before a promotion.' },
      ],
      examples: [
        'skydeck app env diff shop --to preview',
        'skydeck app env diff shop-staging --with shop',
      ],
      load: async () => (await import('./env-diff.js')).diff,
    },
    {
      name: 'history',
      summary: 'List who changed which variable.',
      arguments: [app],
      load: async () => (await import('./env.js')).history,
    },
  ],
};
