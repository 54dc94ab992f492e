import type { ArgumentSpec, CommandSpec } from '../../program/command-spec.js';
import { VPS } from './vps-options.js';

const command = (left: string): ArgumentSpec => ({
  name: left === '' ? '<command...>' : '[command...]',
  summary: `Command to run there, after --${left}.`,
});

/** How a person gets into a server, and sees what it does. */
export const accessCommands: readonly CommandSpec[] = [
  {
    name: 'ssh',
    summary: 'Log in to a server, or run a command there.',
    description:
      'Runs the ssh of this machine as the user of the image, and exits as it does. Goes by a published port where the address cannot be reached. Host keys are kept for each server, apart from your own known_hosts.',
    arguments: [VPS, command('; a shell when not given')],
    options: [
      {
        flags: '-l, --user <user>',
        summary: 'Whom to log in as; debian, ubuntu or root by its image when not given.',
      },
      {
        flags: '--published',
        summary: 'By its published port 22, even where its address can be reached.',
      },
      { flags: '-i, --identity <file>', summary: 'File of the private key.' },
      {
        flags: '--forget-host-key',
        summary: 'Take whichever host key it has now, as after a rebuild by somebody else.',
      },
    ],
    examples: ['skydeck vps ssh web-1', 'skydeck vps ssh web-1 -- uptime'],
    load: async () => (await import('./ssh.js')).ssh,
  },
  {
    name: 'console',
    summary: 'Open a shell of root in a server, without network or password.',
    description:
      'Works where ssh does not, and through the API alone. ~. at the begin of a line leaves.',
    arguments: [VPS],
    options: [
      { flags: '--serial', summary: "The machine's own line with its login prompt." },
      { flags: '--watch', summary: 'Only watch the newest console, without typing.' },
      { flags: '--join <session>', summary: 'Join this open console.' },
      { flags: '--record', summary: 'Record what is shown.' },
    ],
    load: async () => (await import('./console/console.js')).openConsole,
  },
  {
    name: 'exec',
    summary: 'Run a command in a server as root, without network or password.',
    description:
      'Exits as the command does. One word is a line for a shell; several are a program and its arguments. It has at most 60 seconds.',
    arguments: [VPS, command('')],
    options: [{ flags: '-s, --stdin', summary: 'Give it standard input.' }],
    examples: [
      'skydeck vps exec web-1 -- systemctl restart nginx',
      "skydeck vps exec web-1 -- 'df -h | grep root'",
    ],
    load: async () => (await import('./exec.js')).exec,
  },
  {
    name: 'logs',
    summary: 'Show what a server wrote to its console since it started.',
    arguments: [VPS],
    options: [{ flags: '--tail <lines>', summary: 'Only the last lines.' }],
    load: async () => (await import('./logs.js')).logs,
  },
  {
    name: 'metrics',
    summary: 'Show what a server used: processor, memory, disk and network.',
    arguments: [VPS],
    options: [
      {
        flags: '--since <duration>',
        summary: 'How far back, such as 30m or 24h; 1h when not given.',
      },
      { flags: '--type <types>', summary: 'Only these, separated by commas, such as cpu,memory.' },
    ],
    load: async () => (await import('./metrics/metrics.js')).metrics,
  },
];
