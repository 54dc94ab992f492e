import type { CommandGroup } from '../../program/command-spec.js';
import { accessCommands } from './access.commands.js';
import { appVolumeCommands } from './volumes/app-volume.commands.js';
import { drainCommands } from './drain.commands.js';
import { logRetentionCommand } from './log-retention.js';
import { autoscaleCommand } from './autoscale.command.js';
import { bindingCommands } from './binding.commands.js';
import { imageCommands } from './image.commands.js';
import { processCommands } from './processes/process.commands.js';
import { settingsCommands } from './settings.commands.js';
import { previewCommands } from './preview.commands.js';
import { deployCommands } from './deploy.command.js';
import { envCommands } from './env.commands.js';
import { releaseCommands } from './release.commands.js';
import { scaleCommands } from './scale.command.js';
import { showCommands } from './show.commands.js';

/** Apps that run from a Git repository or a folder. */
export const appCommands: CommandGroup = {
  name: 'app',
  summary: 'Deploy apps from a Git repository or a folder and look after them.',
  commands: [
    ...deployCommands,
    ...settingsCommands,
    ...accessCommands,
    ...processCommands,
    imageCommands,
    previewCommands,
    bindingCommands,
    ...showCommands,
    ...releaseCommands,
    ...scaleCommands,
    autoscaleCommand,
    logRetentionCommand,
    drainCommands,
    appVolumeCommands,
    envCommands,
  ],
};
