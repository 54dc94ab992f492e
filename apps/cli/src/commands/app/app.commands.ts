import type { ArgumentSpec, CommandGroup, OptionSpec } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { accessCommands } from './access.commands.js';
import { appVolumeCommands } from './volumes/app-volume.commands.js';
import { drainCommands } from './drain.commands.js';
import { logRetentionCommand } from './log-retention.js';
import { autoscaleCommand } from './autoscale.command.js';
import { bindingCommands } from './binding.commands.js';
import { imageCommands, REGISTRY_USER } from './image.commands.js';
import { processCommands } from './processes/process.commands.js';
import { settingsCommands } from './settings.commands.js';
import { previewCommands } from './preview.commands.js';

const app: ArgumentSpec = { name: '<app>', summary: 'Name or id of the app.', completes: 'apps' };
const yes: OptionSpec = { flags: '-y, --yes', summary: 'Do not ask.' };
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

const wait: OptionSpec[] = [
  { flags: '--wait', summary: 'Wait until it is live.', default: true },
  { flags: '--no-wait', summary: 'Return as soon as it is queued.' },
];

/** Apps that run from a Git repository or a folder. */
export const appCommands: CommandGroup = {
  name: 'app',
  summary: 'Deploy apps from a Git repository or a folder and look after them.',
  commands: [
    {
      name: 'deploy',
      summary:
        'Deploy this folder or a repository: as a new app, or again as the app it belongs to.',
      description:
        'Without --repo the folder is uploaded, but for what .gitignore and .skydeckignore name. Shows the build log while it waits. Exits with 1 when the deployment fails, and with 5 when the --timeout is over, which is 30m when not given; it then goes on by itself.',
      endsInTime: true,
      options: [
        {
          flags: '--repo <location>',
          summary:
            'Address of a repository, or a folder on the machine that runs Skydeck; this folder is uploaded when not given.',
        },
        {
          flags: '--image <image>',
          summary: 'A prebuilt image instead of code, such as ghcr.io/you/shop:1.4; needs --name.',
        },
        REGISTRY_USER,
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
        'skydeck app deploy',
        'skydeck app deploy --repo https://github.com/you/shop --branch main',
        'skydeck app deploy --repo . --name shop --env GREETING=hello',
        'skydeck app deploy --image ghcr.io/you/shop:1.4 --name shop',
      ],
      load: async () => (await import('./deploy.js')).deploy,
    },
    ...settingsCommands,
    ...accessCommands,
    ...processCommands,
    imageCommands,
    previewCommands,
    bindingCommands,
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
        { flags: '--search <words>', summary: 'Lines of the app that hold these words.' },
        { flags: '--since <time>', summary: 'Lines since 15m, 2h, or a date with a time.' },
        { flags: '--until <time>', summary: 'Lines before that.' },
        { flags: '--process <process>', summary: 'Lines of this process.' },
        { flags: '--replica <replica>', summary: 'Lines of this replica.' },
        {
          flags: '--stream <stream>',
          summary: 'Lines written to this.',
          choices: ['stdout', 'stderr'],
        },
      ],
      examples: [
        'skydeck app logs shop --search timeout --since 2h --process web',
        'skydeck app logs shop -f',
        'skydeck app logs shop --deployment latest',
      ],
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
      name: 'releases',
      summary: 'List the releases of an app, or show what one of them changed.',
      arguments: [app],
      options: [{ flags: '--diff <number>', summary: 'Show what this release changed.' }],
      examples: ['skydeck app releases shop', 'skydeck app releases shop --diff 4'],
      load: async () => (await import('./releases.js')).listReleases,
    },
    {
      name: 'export',
      summary: 'Download a release as a container image that runs anywhere.',
      description:
        'podman, Docker 25 and later and skopeo read the file. Variables of the app are not in it.',
      arguments: [app],
      options: [
        {
          flags: '--release <number>',
          summary: 'Which release; the one that serves when not given.',
        },
        { flags: '-f, --file <file>', summary: 'Where to write it; <app>-<number>.tar here.' },
      ],
      examples: ['skydeck app export shop', 'skydeck app export shop --release 3 -f shop.tar'],
      load: async () => (await import('./export.js')).exportRelease,
    },
    {
      name: 'rollback',
      summary: 'Go back to an earlier release. Nothing is built.',
      description:
        'Deployments under way are called off, and pushes deploy nothing until `skydeck app resume`.',
      arguments: [
        app,
        { name: '[release]', summary: 'Number of the release; the one that was live before.' },
      ],
      options: [
        { flags: '--current-env', summary: 'Keep the present variables, not those of then.' },
        ...wait,
      ],
      endsInTime: true,
      examples: ['skydeck app rollback shop', 'skydeck app rollback shop 3 --current-env'],
      load: async () => (await import('./releases.js')).rollback,
    },
    {
      name: 'promote',
      summary: 'Take the release of an app to another app of the project. Nothing is built.',
      arguments: [app, { name: '<to>', summary: 'App that gets it.', completes: 'apps' }],
      options: [
        { flags: '--release <number>', summary: 'Number of the release; what serves by default.' },
        ...wait,
      ],
      endsInTime: true,
      examples: ['skydeck app promote shop-staging shop'],
      load: async () => (await import('./releases.js')).promote,
    },
    {
      name: 'resume',
      summary: 'Let pushes deploy an app again after it was rolled back.',
      arguments: [app],
      load: async () => (await import('./releases.js')).resume,
    },
    {
      name: 'scale',
      summary: 'Show how wide an app runs, or run it with more or fewer replicas.',
      arguments: [
        app,
        { name: '[pairs...]', summary: 'process=count; several at once make one release.' },
      ],
      options: [
        { flags: '--replicas <count>', summary: 'How many replicas there are to be.' },
        { flags: '--cpu <processors>', summary: 'Processors that one replica may use.' },
        { flags: '--memory <megabytes>', summary: 'Memory that one replica may use, in MB.' },
        ...wait,
      ],
      endsInTime: true,
      examples: [
        'skydeck app scale shop --replicas 4 --memory 256',
        'skydeck app scale shop web=3 worker=1',
      ],
      load: async () => (await import('./scale.js')).scale,
    },
    autoscaleCommand,
    logRetentionCommand,
    drainCommands,
    appVolumeCommands,
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
    },
  ],
};
