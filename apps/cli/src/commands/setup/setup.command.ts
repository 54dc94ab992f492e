import type { CommandSpec } from '../../program/command-spec.js';
import { PARTS } from '@skydeck/launcher/setup';

/** `skydeck setup` */
export const setupCommand: CommandSpec = {
  name: 'setup',
  summary: 'Install and start on this machine what apps, media, rooms and servers need.',
  description:
    'Says what is missing and the command for each step, asks, and then does it: `apps` (sandboxes), `containers` (podman, for apps with a Dockerfile), `databases` (what unpacks and confines their servers), `media` (FFmpeg, and what confines it), `rooms` (Janus, coturn and FFmpeg; the daemons that Debian would start stay off), `servers` (Incus or LXD, when Skydeck runs as root) and `virtual-machines` (QEMU, when it does not). What is there already is let be, so it can be run again at any time. Uses systemd where that runs; where it does not, podman is started as a process of its own, and Incus is started by Skydeck itself. Needs root and a Debian or a relative; without, it only tells. Exits with 1 while something is missing.',
  options: [
    {
      flags: '--only <part>',
      summary: 'Only this part; may be given several times. All parts that fit when not given.',
      choices: PARTS,
      isRepeatable: true,
    },
    { flags: '--dry-run', summary: 'Only say what would be done.' },
    { flags: '-y, --yes', summary: 'Do not ask.' },
  ],
  examples: [
    'skydeck setup --dry-run',
    'sudo skydeck setup --yes',
    'sudo skydeck setup --only servers --only apps --yes',
  ],
  load: async () => (await import('./setup.js')).setup,
};
