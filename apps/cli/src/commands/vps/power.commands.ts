import type { CommandSpec, OptionSpec } from '../../program/command-spec.js';
import { VPS, WAIT } from './vps-options.js';

const stopping: readonly OptionSpec[] = [
  { flags: '--force', summary: 'Cut the power at once.' },
  {
    flags: '--grace <duration>',
    summary:
      'How long it has to power off before its power is cut, up to 300s; 20s when not given.',
  },
];

export const powerCommands: readonly CommandSpec[] = [
  {
    name: 'start',
    summary: 'Start a server.',
    endsInTime: true,
    arguments: [VPS],
    options: WAIT,
    load: async () => (await import('./power.js')).start,
  },
  {
    name: 'stop',
    summary: 'Stop a server.',
    endsInTime: true,
    arguments: [VPS],
    options: [...stopping, ...WAIT],
    examples: ['skydeck vps stop web-1 --grace 60s'],
    load: async () => (await import('./power.js')).stop,
  },
  {
    name: 'reboot',
    summary: 'Stop a server and start it again.',
    endsInTime: true,
    arguments: [VPS],
    options: [...stopping, ...WAIT],
    load: async () => (await import('./power.js')).reboot,
  },
];
