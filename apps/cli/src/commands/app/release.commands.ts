import type { ArgumentSpec, CommandSpec, OptionSpec } from '../../program/command-spec.js';

const app: ArgumentSpec = { name: '<app>', summary: 'Name or id of the app.', completes: 'apps' };
const wait: OptionSpec[] = [
  { flags: '--wait', summary: 'Wait until it is live.', default: true },
  { flags: '--no-wait', summary: 'Return as soon as it is queued.' },
];

/** What was deployed of an app, and ways back and onward. */
export const releaseCommands: readonly CommandSpec[] = [
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
];
