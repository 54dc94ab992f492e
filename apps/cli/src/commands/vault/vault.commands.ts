import type { CommandGroup } from '../../program/command-spec.js';
import { ACTIVITY_KINDS } from './activity-kinds.js';
import { appPasswordCommands } from './app-passwords.commands.js';
import { documentCommands, findingCommands } from './documents.commands.js';
import { exportCommand, exportCommands } from './exports.commands.js';
import { as, folder, otherFolder, otherName, space, yes } from './given.js';
import { retentionCommands } from './retention.commands.js';
import { shareCommands } from './shares.commands.js';
import { spaceCommands } from './spaces.commands.js';

const file = { name: '<file>', summary: 'fil_…, as `vault ls` shows it.' };
const item = { name: '<item>', summary: 'fil_… or fol_…' };
const version = { name: '<version>', summary: 'fiv_…, as `vault versions list` shows it.' };

const trashCommands: CommandGroup = {
  name: 'trash',
  summary: 'Have back what was deleted, or remove it for good.',
  commands: [
    {
      name: 'list',
      summary: 'List what is in the trash.',
      options: [space, as],
      load: async () => (await import('./trash.js')).list,
    },
    {
      name: 'restore',
      summary: 'Take something out of the trash.',
      arguments: [item],
      options: [otherName, otherFolder, as],
      load: async () => (await import('./trash.js')).restore,
    },
    {
      name: 'rm',
      summary: 'Remove something for good.',
      arguments: [item],
      options: [yes, as],
      load: async () => (await import('./trash.js')).remove,
    },
    {
      name: 'empty',
      summary: 'Remove all in the trash for good.',
      options: [yes, space, as],
      load: async () => (await import('./trash.js')).empty,
    },
  ],
};

const versionCommands: CommandGroup = {
  name: 'versions',
  summary: 'Look at what files were before.',
  commands: [
    {
      name: 'list',
      summary: 'List the versions of a file.',
      arguments: [file],
      options: [as],
      load: async () => (await import('./versions.js')).list,
    },
    {
      name: 'restore',
      summary: 'Make what a file was its new version.',
      arguments: [file, version],
      options: [as],
      load: async () => (await import('./versions.js')).restore,
    },
    {
      name: 'rm',
      summary: 'Remove a version that is not current, for good.',
      arguments: [file, version],
      options: [yes, as],
      load: async () => (await import('./versions.js')).remove,
    },
  ],
};

/** Commands about files. */
export const vaultCommands: CommandGroup = {
  name: 'vault',
  summary: 'Store files, and find them again.',
  commands: [
    {
      name: 'put',
      summary: 'Store a file.',
      arguments: [{ name: '<file>', summary: 'The file on this machine.' }],
      options: [
        { flags: '--name <name>', summary: 'Its name there; the same if not given.' },
        folder,
        space,
        { flags: '--over <file>', summary: 'fil_… that gets it as a new version.' },
        as,
      ],
      examples: ['skydeck vault put contract.pdf --name "Contract 2026.pdf"'],
      load: async () => (await import('./content.js')).put,
    },
    {
      name: 'get',
      summary: 'Download a file.',
      arguments: [file],
      options: [
        { flags: '--to <file>', summary: 'Where to; its name if not given.' },
        { flags: '--version <version>', summary: 'fiv_… that it was; the current one if not.' },
        as,
      ],
      load: async () => (await import('./content.js')).get,
    },
    {
      name: 'ls',
      summary: 'List what lies in a folder.',
      options: [folder, space, as],
      load: async () => (await import('./files.js')).list,
    },
    {
      name: 'show',
      summary: 'Show what is known of a file or folder.',
      arguments: [item],
      options: [as],
      load: async () => (await import('./files.js')).show,
    },
    {
      name: 'mkdir',
      summary: 'Make a folder.',
      arguments: [{ name: '<name>', summary: 'Its name.' }],
      options: [folder, space, as],
      load: async () => (await import('./files.js')).makeFolder,
    },
    {
      name: 'mv',
      summary: 'Rename a file or folder, or move it.',
      arguments: [item],
      options: [otherName, otherFolder, as],
      load: async () => (await import('./files.js')).move,
    },
    {
      name: 'rm',
      summary: 'Put a file, or a folder with all in it, into the trash.',
      arguments: [item],
      options: [as],
      load: async () => (await import('./files.js')).remove,
    },
    {
      name: 'changes',
      summary: 'Read what changed since a number.',
      options: [
        { flags: '--since <n>', summary: 'Only what came after it; all if not given.' },
        { flags: '--collection <name>', summary: 'files, notes or another; files if not given.' },
        space,
        as,
      ],
      load: async () => (await import('./files.js')).changes,
    },
    {
      name: 'activity',
      summary: 'List who did what in a space, the latest first.',
      options: [
        { flags: '--kind <kind>', summary: `Only with these: ${ACTIVITY_KINDS.join(', ')}.` },
        { flags: '--by <actor>', summary: 'Only what this user, key or account did.' },
        { flags: '--subject <id>', summary: 'Only what was done with this.' },
        { flags: '--limit <n>', summary: 'How much to tell, 1 to 1,000; 50 if not given.' },
        space,
        as,
      ],
      examples: ['skydeck vault activity --kind file --by user_7'],
      load: async () => (await import('./activity.js')).list,
    },
    exportCommand,
    ...findingCommands,
    documentCommands,
    trashCommands,
    versionCommands,
    shareCommands,
    spaceCommands,
    exportCommands,
    retentionCommands,
    appPasswordCommands,
  ],
};
