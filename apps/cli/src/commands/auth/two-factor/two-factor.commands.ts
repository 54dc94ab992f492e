import type { CommandGroup, OptionSpec } from '../../../program/command-spec.js';

const code: OptionSpec = {
  flags: '--code <code>',
  summary: 'Code that the app shows; asked for when it is not given.',
};

/** The second factor of the person at the terminal. */
export const twoFactorCommands: CommandGroup = {
  name: '2fa',
  summary: 'Work with your second factor.',
  commands: [
    {
      name: 'status',
      summary: 'List your second factors.',
      load: async () => (await import('./two-factor.js')).status,
    },
    {
      name: 'enable',
      summary: 'Add an authenticator app.',
      description:
        'Shows a picture to scan and asks for the first code. With your first factor come ten recovery codes: keep them away from the device of the app.',
      options: [{ flags: '--name <name>', summary: 'What you call the app.' }],
      examples: ['skydeck auth 2fa enable --name phone'],
      load: async () => (await import('./enable.js')).enable,
    },
    {
      name: 'verify',
      summary: 'Give a second factor, for what needs one.',
      description: 'Good for 15 minutes. A recovery code does as well, once.',
      options: [code],
      examples: ['skydeck auth 2fa verify --code 123456'],
      load: async () => (await import('./two-factor.js')).verify,
    },
    {
      name: 'recovery-codes',
      summary: 'Make ten new recovery codes. Older ones are void.',
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./two-factor.js')).recoveryCodes,
    },
    {
      name: 'rename',
      summary: 'Give a second factor another name.',
      arguments: [
        { name: '<id>', summary: 'Id of the factor, such as fac_….' },
        { name: '<name>', summary: 'What you call it from now on.' },
      ],
      examples: ['skydeck auth 2fa rename fac_01… "Work phone"'],
      load: async () => (await import('./two-factor.js')).rename,
    },
    {
      name: 'disable',
      summary: 'Remove a second factor.',
      arguments: [{ name: '<id>', summary: 'Id of the factor, such as fac_….' }],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./two-factor.js')).disable,
    },
  ],
};
