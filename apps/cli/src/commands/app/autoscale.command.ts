import type { CommandSpec } from '../../program/command-spec.js';

/** How `skydeck app autoscale` is written. */
export const autoscaleCommand: CommandSpec = {
  name: 'autoscale',
  summary: 'Show how an app is scaled by its load, or change it. Nothing is released.',
  description:
    'With a target it grows at once and shrinks after a while. With --min 0 it sleeps when nobody asks for anything, and the first request wakes it. `none` drops a target.',
  arguments: [{ name: '<app>', summary: 'Name or id of the app.', completes: 'apps' }],
  options: [
    { flags: '--min <count>', summary: 'Fewest replicas; 0 lets the app sleep.' },
    { flags: '--max <count>', summary: 'Most replicas.' },
    { flags: '--cpu <percent>', summary: 'Percent of its processors that a replica should use.' },
    { flags: '--memory <percent>', summary: 'Percent of its memory that a replica should use.' },
    { flags: '--requests <count>', summary: 'Open requests for each replica.' },
    {
      flags: '--p95 <milliseconds>',
      summary: 'Time that 95 of 100 requests should stay below.',
    },
    { flags: '--up <seconds>', summary: 'Least time between two growths.' },
    { flags: '--down <seconds>', summary: 'Time for which fewer must have been enough.' },
    { flags: '--idle <seconds>', summary: 'Time without a request before an app sleeps.' },
    { flags: '--off', summary: 'Run it as wide as was asked for by hand.' },
  ],
  examples: [
    'skydeck app autoscale shop --min 1 --max 6 --cpu 60',
    'skydeck app autoscale shop --min 0 --max 3 --requests 50 --idle 600',
    'skydeck app autoscale shop --off',
  ],
  load: async () => (await import('./autoscale.js')).autoscale,
};
