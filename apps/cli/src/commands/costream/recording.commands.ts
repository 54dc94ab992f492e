import type { CommandGroup } from '../../program/command-spec.js';
import { ROOM_ARGUMENT, YES } from './room-options.js';

export const LAYOUTS = ['grid', 'speaker', 'tracks'] as const;
export const RECORDING_STATUSES = [
  'starting',
  'recording',
  'processing',
  'ready',
  'failed',
] as const;
const recording = { name: '<recording>', summary: 'rrc_…, as `costream record list` shows it.' };

/** Commands about recordings of rooms. */
export const recordingCommands: CommandGroup = {
  name: 'record',
  summary: 'Record a room, and fetch what was recorded.',
  commands: [
    {
      name: 'start',
      summary: 'Start to record a room.',
      arguments: [ROOM_ARGUMENT],
      options: [
        {
          flags: '--layout <layout>',
          summary: 'Everybody side by side, who speaks large, or a file for each track.',
          choices: LAYOUTS,
          default: 'grid',
        },
        { flags: '--name <name>', summary: 'Name that people know it by.' },
        { flags: '--as-asset', summary: 'It becomes a video of media too.' },
      ],
      examples: ['skydeck costream record start Standup --layout speaker'],
      load: async () => (await import('./recordings.js')).start,
    },
    {
      name: 'stop',
      summary: 'End a recording; its film is made then.',
      arguments: [recording],
      load: async () => (await import('./recordings.js')).stop,
    },
    {
      name: 'list',
      summary: 'List recordings, the newest first.',
      options: [
        { flags: '--room <room>', summary: 'Only those of a room.' },
        {
          flags: '--status <status>',
          summary: 'Only those in it.',
          choices: RECORDING_STATUSES,
        },
      ],
      load: async () => (await import('./recordings.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show a recording, and where it is played once it is ready.',
      arguments: [recording],
      load: async () => (await import('./recordings.js')).show,
    },
    {
      name: 'download',
      summary: 'Save a recording as an MP4.',
      arguments: [recording, { name: '<file>', summary: 'Where to put it.' }],
      options: [{ flags: '--track <id>', summary: 'One track of it.' }],
      examples: ['skydeck costream record download rrc_01… standup.mp4'],
      load: async () => (await import('./recordings.js')).download,
    },
    {
      name: 'delete',
      summary: 'Delete a recording and its files.',
      arguments: [recording],
      options: [YES],
      load: async () => (await import('./recordings.js')).remove,
    },
  ],
};
