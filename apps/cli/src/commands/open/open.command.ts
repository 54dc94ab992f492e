import type { CommandSpec } from '../../program/command-spec.js';

/** `skydeck open` */
export const openCommand: CommandSpec = {
  name: 'open',
  summary: 'Open an app, or the dashboard, in the browser.',
  description: 'Prints the address; without a screen it does only that.',
  arguments: [
    { name: '[app]', summary: 'Name or id; the dashboard when not given.', completes: 'apps' },
  ],
  load: async () => (await import('./open.js')).open,
};
