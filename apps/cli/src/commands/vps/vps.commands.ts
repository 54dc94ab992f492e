import type { CommandGroup } from '../../program/command-spec.js';
import { accessCommands } from './access.commands.js';
import { backupCommands } from './backup.commands.js';
import { changeCommands } from './change.commands.js';
import { createCommand } from './create.command.js';
import { portCommands } from './port.commands.js';
import { powerCommands } from './power.commands.js';
import { remakeCommands } from './remake.commands.js';
import { sizeCommands } from './size.commands.js';
import { snapshotCommands } from './snapshot.commands.js';
import { STATES } from './states.js';
import { VPS } from './vps-options.js';

/** Virtual private servers. */
export const vpsCommands: CommandGroup = {
  name: 'vps',
  summary: 'Create servers and look after them.',
  commands: [
    createCommand,
    {
      name: 'list',
      summary: 'List the servers of the project.',
      options: [
        { flags: '--state <state>', summary: 'Only servers in this state.', choices: STATES },
        { flags: '--tag <tag>', summary: 'Only servers with this tag.' },
        {
          flags: '--label <label>',
          summary: 'Only servers with this label: its name, or name=value.',
        },
      ],
      examples: ['skydeck vps list --state running --label tier=web'],
      load: async () => (await import('./show.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show a server.',
      arguments: [VPS],
      load: async () => (await import('./show.js')).show,
    },
    {
      name: 'sizes',
      summary: 'List the sizes that servers can have.',
      load: async () => (await import('./show.js')).sizes,
    },
    ...powerCommands,
    ...remakeCommands,
    ...changeCommands,
    snapshotCommands,
    backupCommands,
    portCommands,
    sizeCommands,
    ...accessCommands,
  ],
};
