import type { ArgumentSpec, OptionSpec } from '../../program/command-spec.js';

export const VPS: ArgumentSpec = {
  name: '<vps>',
  summary: 'Name or id of the server.',
  completes: 'servers',
};

export const YES: OptionSpec = { flags: '-y, --yes', summary: 'Do not ask.' };

/** Commands that begin something which takes time wait for its end. */
export const WAIT: readonly OptionSpec[] = [
  { flags: '--wait', summary: 'Wait for the end.', default: true },
  { flags: '--no-wait', summary: 'Return as soon as it is begun.' },
];

export const USER_DATA: OptionSpec = {
  flags: '--user-data <file>',
  summary: 'File with cloud-init user data, or - for standard input.',
};
