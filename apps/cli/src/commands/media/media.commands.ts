import type { CommandGroup } from '../../program/command-spec.js';
import { ASSET_COMMANDS } from './asset.commands.js';
import { uploadCommand } from './upload.command.js';

/** Videos and sounds. */
export const mediaCommands: CommandGroup = {
  name: 'media',
  summary: 'Upload videos and sounds, and see what became of them.',
  commands: [uploadCommand, ...ASSET_COMMANDS],
};
