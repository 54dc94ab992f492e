import type { CommandGroup } from '../../program/command-spec.js';

const playlist = { name: '<playlist>', summary: 'pll_…, as the list shows it.' };
const item = { name: '<item>', summary: 'pli_…, as the playlist shows it.' };
const BEFORE = {
  flags: '--before <item>',
  summary: 'The item that comes after it; the end if not given.',
} as const;
const PUBLIC = {
  flags: '--public <yes or no>',
  summary: 'Whether its page is there for everybody.',
  choices: ['yes', 'no'],
} as const;

/** Commands about assets that are played one after the other. */
export const playlistCommands: CommandGroup = {
  name: 'playlist',
  summary: 'Put videos into an order, and give people a page that plays them.',
  commands: [
    {
      name: 'create',
      summary: 'Make a playlist.',
      arguments: [{ name: '<name>', summary: 'Name that people see.' }],
      options: [
        {
          flags: '--asset <asset>',
          summary: 'What it plays; give it once for each.',
          isRepeatable: true,
        },
        PUBLIC,
      ],
      examples: ['skydeck media playlist create Course --asset ast_… --public yes'],
      load: async () => (await import('./playlist.js')).create,
    },
    {
      name: 'list',
      summary: 'List the playlists.',
      load: async () => (await import('./playlist.js')).listAll,
    },
    {
      name: 'get',
      summary: 'See what a playlist plays.',
      arguments: [playlist],
      load: async () => (await import('./playlist.js')).get,
    },
    {
      name: 'update',
      summary: 'Rename a playlist, or make its page public.',
      arguments: [playlist],
      options: [{ flags: '--name <name>', summary: 'Another name.' }, PUBLIC],
      load: async () => (await import('./playlist.js')).update,
    },
    {
      name: 'add',
      summary: 'Put a video into a playlist.',
      arguments: [playlist, { name: '<asset>', summary: 'ast_…' }],
      options: [BEFORE],
      load: async () => (await import('./playlist-item.js')).add,
    },
    {
      name: 'move',
      summary: 'Move an item of a playlist.',
      arguments: [playlist, item],
      options: [BEFORE],
      load: async () => (await import('./playlist-item.js')).move,
    },
    {
      name: 'remove',
      summary: 'Take an item out of a playlist.',
      arguments: [playlist, item],
      load: async () => (await import('./playlist-item.js')).remove,
    },
    {
      name: 'delete',
      summary: 'Delete a playlist; its videos stay.',
      arguments: [playlist],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./playlist.js')).remove,
    },
  ],
};
