import type { CommandGroup } from '../../program/command-spec.js';

/** The settings of the tool itself. */
export const configCommands: CommandGroup = {
  name: 'config',
  summary: "See the tool's own settings.",
  commands: [
    {
      name: 'view',
      summary: 'Show what is in effect and where it comes from, without secrets.',
      load: async () => (await import('./config.js')).view,
    },
  ],
};
