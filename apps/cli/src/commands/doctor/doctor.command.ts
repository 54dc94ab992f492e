import type { CommandSpec } from '../../program/command-spec.js';

/** `skydeck doctor` */
export const doctorCommand: CommandSpec = {
  name: 'doctor',
  summary: 'Check this machine and the engines of the installation, and say how to repair them.',
  description:
    'Shows which engine is chosen for what and why, and the exact commands for what is missing. Exits with 1 when something must be repaired.',
  load: async () => (await import('./doctor.js')).doctor,
};
