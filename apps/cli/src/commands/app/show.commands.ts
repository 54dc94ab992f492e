import type { ArgumentSpec, CommandSpec, OptionSpec } from '../../program/command-spec.js';

const app: ArgumentSpec = { name: '<app>', summary: 'Name or id of the app.', completes: 'apps' };
const yes: OptionSpec = { flags: '-y, --yes', summary: 'Do not ask.' };

/** What an app is and what it writes. */
export const showCommands: readonly CommandSpec[] = [
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
];
