import type { CommandGroup } from '../../program/command-spec.js';
import { changeCommands } from './change.commands.js';
import { createCommand } from './create.command.js';
import { powerCommands } from './power.commands.js';
import { remakeCommands } from './remake.commands.js';
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
    {
      name: 'ssh',
      summary: 'Log in to a server, or run a command there.',
      description:
        'Runs the ssh of this machine as the user of the image, and exits as it does. Host keys are kept for each server, apart from your own known_hosts.',
      arguments: [
        VPS,
        {
          name: '[command...]',
          summary: 'Command to run there, after --; a shell when not given.',
        },
      ],
      options: [
        {
          flags: '-l, --user <user>',
          summary: 'Whom to log in as; debian, ubuntu or root by its image when not given.',
        },
        { flags: '-i, --identity <file>', summary: 'File of the private key.' },
        {
          flags: '--forget-host-key',
          summary: 'Take whichever host key it has now, as after a rebuild by somebody else.',
        },
      ],
      examples: ['skydeck vps ssh web-1', 'skydeck vps ssh web-1 -- uptime'],
      load: async () => (await import('./ssh.js')).ssh,
    },
  ],
};
