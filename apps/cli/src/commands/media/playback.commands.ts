import type { CommandGroup } from '../../program/command-spec.js';

export const POLICIES = ['public', 'signed'] as const;
export const ENCRYPTIONS = ['none', 'aes-128'] as const;

const playback = { name: '<playback>', summary: 'pid_…, as `media playback list` shows it.' };

/** Commands about the names under which assets play. */
export const playbackCommands: CommandGroup = {
  name: 'playback',
  summary: 'Say under what names an asset plays, and for whom.',
  commands: [
    {
      name: 'create',
      summary: 'Make an asset playable.',
      arguments: [{ name: '<asset>', summary: 'ast_…, as `media list` shows it.' }],
      options: [
        {
          flags: '--policy <policy>',
          summary: 'For everybody, or with a token.',
          choices: POLICIES,
          default: 'public',
        },
        {
          flags: '--encryption <kind>',
          summary: 'Whether segments are encrypted.',
          choices: ENCRYPTIONS,
          default: 'none',
        },
        { flags: '--restriction <id>', summary: 'On which pages it plays, prs_….' },
      ],
      examples: ['skydeck media playback create ast_… --policy signed'],
      load: async () => (await import('./playback.js')).create,
    },
    {
      name: 'list',
      summary: 'List playback ids, the newest first.',
      options: [{ flags: '--asset <asset>', summary: 'Only those of this asset.' }],
      load: async () => (await import('./playback.js')).listAll,
    },
    {
      name: 'token',
      summary: 'Make a token that lets somebody play.',
      arguments: [playback],
      options: [
        {
          flags: '--expires-in <seconds>',
          summary: 'For how long it is good, 60 to 604800.',
          default: '21600',
        },
      ],
      load: async () => (await import('./playback.js')).token,
    },
    {
      name: 'delete',
      summary: 'Let nothing be played by a playback id any more.',
      arguments: [playback],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./playback.js')).remove,
    },
  ],
};
