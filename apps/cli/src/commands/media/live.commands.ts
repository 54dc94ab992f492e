import type { CommandGroup } from '../../program/command-spec.js';

export const LATENCIES = ['low', 'standard'] as const;
export const LIVE_STATUSES = ['idle', 'connected', 'active', 'disconnected', 'disabled'] as const;
export const LIVE_POLICIES = ['public', 'signed', 'none'] as const;
export const YES_OR_NO = ['yes', 'no'] as const;

const stream = { name: '<stream>', summary: 'lvs_…, as `media live list` shows it.' };
const SETTINGS = [
  { flags: '--latency <latency>', summary: 'How far viewers are behind.', choices: LATENCIES },
  {
    flags: '--reconnect-window <seconds>',
    summary: 'How long a broadcast waits for its publisher to come back, 0 to 600.',
  },
  {
    flags: '--record <yes or no>',
    summary: 'Whether each broadcast becomes an asset.',
    choices: YES_OR_NO,
  },
] as const;
const YES = { flags: '-y, --yes', summary: 'Do not ask.' };

/** Commands about live streams. */
export const liveCommands: CommandGroup = {
  name: 'live',
  summary: 'Broadcast live, watch it, and keep what was broadcast.',
  commands: [
    {
      name: 'create',
      summary: 'Make a live stream, and show where to publish.',
      arguments: [{ name: '<name>', summary: 'Name that people know it by.' }],
      options: [
        ...SETTINGS,
        {
          flags: '--policy <policy>',
          summary: 'Who may play it; `none` makes no playback id.',
          choices: LIVE_POLICIES,
          default: 'public',
        },
      ],
      examples: ['skydeck media live create Conference --reconnect-window 120'],
      load: async () => (await import('./live.js')).create,
    },
    {
      name: 'list',
      summary: 'List the live streams, the newest first.',
      options: [
        { flags: '--status <status>', summary: 'Only those in it.', choices: LIVE_STATUSES },
      ],
      load: async () => (await import('./live.js')).listAll,
    },
    {
      name: 'get',
      summary: 'Show a live stream, its broadcasts and how well it comes in.',
      arguments: [stream],
      load: async () => (await import('./live.js')).get,
    },
    {
      name: 'key',
      summary: 'Show where to publish, and with which key.',
      arguments: [stream],
      load: async () => (await import('./live-control.js')).key,
    },
    {
      name: 'update',
      summary: 'Change a live stream.',
      arguments: [stream],
      options: [{ flags: '--name <name>', summary: 'Another name.' }, ...SETTINGS],
      load: async () => (await import('./live.js')).update,
    },
    {
      name: 'reset-key',
      summary: 'Give a live stream another key.',
      arguments: [stream],
      options: [YES],
      load: async () => (await import('./live-control.js')).resetKey,
    },
    {
      name: 'enable',
      summary: 'Take publishers in again.',
      arguments: [stream],
      load: async () => (await import('./live-control.js')).enable,
    },
    {
      name: 'disable',
      summary: 'End the broadcast, and take no publisher in.',
      arguments: [stream],
      options: [YES],
      load: async () => (await import('./live-control.js')).disable,
    },
    {
      name: 'complete',
      summary: 'End the broadcast without waiting for its publisher to come back.',
      arguments: [stream],
      options: [YES],
      load: async () => (await import('./live-control.js')).complete,
    },
    {
      name: 'watch',
      summary: 'Follow a live stream until it is where you want it.',
      endsInTime: true,
      arguments: [stream],
      options: [
        {
          flags: '--until <status>',
          summary: 'Where it is to be.',
          choices: LIVE_STATUSES,
          default: 'active',
        },
      ],
      load: async () => (await import('./live-control.js')).watch,
    },
    {
      name: 'delete',
      summary: 'Delete a live stream; what was recorded stays.',
      arguments: [stream],
      options: [YES],
      load: async () => (await import('./live.js')).remove,
    },
  ],
};
