import type { CommandGroup } from '../../program/command-spec.js';
import { ASSET_COMMANDS } from './asset.commands.js';
import { liveCommands } from './live.commands.js';
import { DOWNLOAD_COMMANDS, staticRenditionCommands } from './download.commands.js';
import { imageCommands, posterCommand } from './picture.commands.js';
import { playbackCommands } from './playback.commands.js';
import { restrictionCommands } from './restriction.commands.js';
import { signingKeyCommands } from './signing-key.commands.js';
import { trackCommands } from './track.commands.js';
import { insightCommand } from './insight.command.js';
import { playlistCommands } from './playlist.commands.js';
import { uploadCommand } from './upload.command.js';

/** Videos and sounds. */
export const mediaCommands: CommandGroup = {
  name: 'media',
  summary: 'Upload videos and sounds, see what became of them, and play them.',
  commands: [
    uploadCommand,
    ...ASSET_COMMANDS,
    ...DOWNLOAD_COMMANDS,
    posterCommand,
    imageCommands,
    staticRenditionCommands,
    liveCommands,
    trackCommands,
    playbackCommands,
    restrictionCommands,
    signingKeyCommands,
    playlistCommands,
    insightCommand,
  ],
};
