import type { CommandSpec } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { REGISTRY_USER } from './image.commands.js';

/** Code or an image becomes an app. */
export const deployCommands: readonly CommandSpec[] = [
  {
    name: 'deploy',
    summary: 'Deploy this folder or a repository: as a new app, or again as the app it belongs to.',
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
];
