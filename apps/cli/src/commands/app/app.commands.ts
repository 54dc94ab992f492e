import type { ArgumentSpec, CommandGroup, OptionSpec } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

const app: ArgumentSpec = { name: '<app>', summary: 'Name or id of the app.', completes: 'apps' };
const yes: OptionSpec = { flags: '-y, --yes', summary: 'Do not ask.' };
const deploy: OptionSpec[] = [
  { flags: '--no-deploy', summary: 'Do not deploy again; the next deployment takes it up.' },
];

/** Apps that run from a Git repository. */
export const appCommands: CommandGroup = {
  name: 'app',
  summary: 'Deploy apps from a Git repository and look after them.',
  commands: [
    {
      name: 'deploy',
      summary:
        'Deploy a repository: as a new app, or as a new deployment of the app it belongs to.',
      description:
        'Shows the build log while it waits. Exits with 1 when the deployment fails, and with 5 when the --timeout is over, which is 30m when not given; it then goes on by itself.',
      endsInTime: true,
      options: [
        {
          flags: '--repo <location>',
          summary: 'Address of the repository, or a folder on the machine that runs Skydeck.',
          default: '.',
        },
        {
          flags: '--branch <branch>',
          summary: "Branch to deploy; the app's own when not given, main for a new app.",
        },
        {
          flags: '--name <name>',
          summary: 'Name of the app; made from the repository when not given.',
          completes: 'apps',
        },
        {
          flags: '--env <KEY=value>',
          summary: 'Set a variable; repeat for several.',
          isRepeatable: true,
        },
        { flags: '--root <folder>', summary: 'Folder of the repository that holds the app.' },
        {
          flags: '--port <port>',
          summary: 'Port that the app listens on; it is given as PORT.',
        },
        {
          flags: '--health-path <path>',
          summary: 'Address in the app that answers when it is ready.',
        },
        { flags: '--build-command <command>', summary: 'Command that builds the app.' },
        { flags: '--start-command <command>', summary: 'Command that starts the app.' },
        { flags: '--wait', summary: 'Wait until it is live.', default: true },
        { flags: '--no-wait', summary: 'Return as soon as it is queued.' },
        IDEMPOTENCY_KEY,
      ],
      examples: [
        'skydeck app deploy --repo https://github.com/you/shop --branch main',
        'skydeck app deploy --repo . --name shop --env GREETING=hello',
      ],
      load: async () => (await import('./deploy.js')).deploy,
    },
    {
      name: 'list',
      summary: 'List the apps of the project.',
      load: async () => (await import('./show.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show an app.',
      arguments: [app],
      load: async () => (await import('./show.js')).show,
    },
    {
      name: 'delete',
      summary: 'Delete an app and everything that was deployed of it.',
      arguments: [app],
      options: [yes],
      load: async () => (await import('./show.js')).remove,
    },
    {
      name: 'logs',
      summary: 'Show what an app writes, or the log of one of its deployments.',
      arguments: [app],
      options: [
        { flags: '-f, --follow', summary: 'Go on as lines are written.' },
        {
          flags: '--deployment <deployment>',
          summary: 'Log of this deployment: an id, a number or `latest`.',
        },
        {
          flags: '--tail <lines>',
          summary:
            'How many of the last lines to show, up to 1000; 200 of an app, all of a deployment.',
        },
      ],
      examples: ['skydeck app logs shop -f', 'skydeck app logs shop --deployment latest'],
      load: async () => (await import('./logs.js')).logs,
    },
    {
      name: 'deployments',
      summary: 'List the deployments of an app.',
      arguments: [app],
      load: async () => (await import('./show.js')).deployments,
    },
    {
      name: 'cancel',
      summary: 'Cancel a deployment that is not live yet.',
      arguments: [
        app,
        { name: '[deployment]', summary: 'Id or number; the latest one when not given.' },
      ],
      load: async () => (await import('./cancel.js')).cancel,
    },
    {
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
          summary: 'List the names of the variables. Their values are not shown.',
          arguments: [app],
          load: async () => (await import('./env.js')).listAll,
        },
      ],
    },
  ],
};
