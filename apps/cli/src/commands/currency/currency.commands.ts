import type { CommandGroup } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

export const CURRENCY_KINDS = ['iso', 'custom'] as const;

/** The currencies that wallets are kept in. */
export const currencyCommands: CommandGroup = {
  name: 'currency',
  summary: 'Currencies of ISO 4217, and those of the project.',
  commands: [
    {
      name: 'list',
      summary: 'List the currencies in use.',
      options: [
        { flags: '--kind <kind>', summary: 'Only those of one kind.', choices: CURRENCY_KINDS },
        { flags: '--all', summary: 'Those that are no longer in use, too.' },
      ],
      examples: ['skydeck currency list --kind custom'],
      load: async () => (await import('./currency.js')).listAll,
    },
    {
      name: 'get',
      summary: 'Show a currency.',
      arguments: [{ name: '<code>', summary: 'Code, such as EUR.' }],
      load: async () => (await import('./currency.js')).get,
    },
    {
      name: 'create',
      summary: 'Make a currency of the project, such as points.',
      description: 'Its code and its exponent can never change.',
      arguments: [{ name: '<code>', summary: '3 to 10 capital letters and digits.' }],
      options: [
        { flags: '--name <name>', summary: 'Name that people know it by; the code by default.' },
        {
          flags: '--exponent <digits>',
          summary: 'Digits after the decimal point, 0 to 8.',
          default: '0',
        },
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck currency create POINTS --name "Bonus points"'],
      load: async () => (await import('./currency.js')).create,
    },
    {
      name: 'update',
      summary: 'Rename a currency of the project, or take it out of use.',
      arguments: [{ name: '<code>', summary: 'Code of a currency of the project.' }],
      options: [
        { flags: '--name <name>', summary: 'Another name.' },
        { flags: '--active <yes or no>', summary: 'Whether it is used.', choices: ['yes', 'no'] },
      ],
      examples: ['skydeck currency update POINTS --active no'],
      load: async () => (await import('./currency.js')).update,
    },
  ],
};
