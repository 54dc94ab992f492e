import type { CommandSpec } from '../../program/command-spec.js';

/** `skydeck status` */
export const statusCommand: CommandSpec = {
  name: 'status',
  summary: 'Show the addresses of the installation and whether each service answers.',
  description:
    'With `-o json` exactly the content of endpoints.json is printed. Exits with 1 when a service does not answer.',
  load: async () => (await import('./status.js')).status,
};
