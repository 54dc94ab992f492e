import type { ArgumentSpec, CommandSpec, OptionSpec } from '../../program/command-spec.js';

const app: ArgumentSpec = { name: '<app>', summary: 'Name or id of the app.', completes: 'apps' };
const wait: OptionSpec[] = [
  { flags: '--wait', summary: 'Wait until it is live.', default: true },
  { flags: '--no-wait', summary: 'Return as soon as it is queued.' },
];

/** How wide an app runs. */
export const scaleCommands: readonly CommandSpec[] = [
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
];
