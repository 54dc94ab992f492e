import type { CommandSpec } from '../../program/command-spec.js';
import { USER_DATA, VPS, WAIT, YES } from './vps-options.js';

export const remakeCommands: readonly CommandSpec[] = [
  {
    name: 'resize',
    summary: 'Give a server another size, while it runs where that is possible.',
    endsInTime: true,
    arguments: [VPS],
    options: [
      {
        flags: '--size <size>',
        summary: 'The new size, as `skydeck vps sizes` lists them.',
        isRequired: true,
        completes: 'sizes',
      },
      {
        flags: '--keep-disk',
        summary: 'Do not enlarge the disk: a disk never becomes smaller again.',
      },
      ...WAIT,
    ],
    examples: ['skydeck vps resize web-1 --size s-2vcpu-4gb'],
    load: async () => (await import('./remake.js')).resize,
  },
  {
    name: 'move',
    summary: 'Move a server to another machine of the cluster, as the operator.',
    description: 'It is stopped, and started again there if it ran.',
    arguments: [VPS],
    options: [
      { flags: '--to <member>', summary: 'Name of the other machine.', isRequired: true },
      ...WAIT,
    ],
    examples: ['skydeck vps move web-1 --to machine-b'],
    load: async () => (await import('./move.js')).move,
  },
  {
    name: 'rebuild',
    summary: 'Make the disk of a server anew. Everything on it is lost.',
    description: 'Its addresses and snapshots stay.',
    endsInTime: true,
    arguments: [VPS],
    options: [
      {
        flags: '--image <image>',
        summary: 'Image; the one it was made of when not given.',
        completes: 'images',
      },
      USER_DATA,
      YES,
      ...WAIT,
    ],
    load: async () => (await import('./remake.js')).rebuild,
  },
  {
    name: 'delete',
    summary: 'Delete a server and its disk.',
    endsInTime: true,
    arguments: [VPS],
    options: [YES, ...WAIT],
    load: async () => (await import('./remake.js')).remove,
  },
];
