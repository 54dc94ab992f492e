import type { CommandGroup } from '../../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../../program/shared-options.js';

/** The e-mail address of the person at the terminal. */
export const emailCommands: CommandGroup = {
  name: 'email',
  summary: 'Change the address that you sign in with.',
  commands: [
    {
      name: 'change',
      summary: 'Send a code to a new e-mail address.',
      arguments: [{ name: '<address>', summary: 'The new address.' }],
      options: [IDEMPOTENCY_KEY],
      examples: ['skydeck auth email change ada@example.com'],
      load: async () => (await import('./email.js')).change,
    },
    {
      name: 'confirm',
      summary: 'Change the address with the code. The old address is told.',
      arguments: [
        { name: '<id>', summary: 'Id of the change, such as otp_….' },
        { name: '<code>', summary: 'The code that was sent.' },
      ],
      examples: ['skydeck auth email confirm otp_01… 123456'],
      load: async () => (await import('./email.js')).confirm,
    },
  ],
};
