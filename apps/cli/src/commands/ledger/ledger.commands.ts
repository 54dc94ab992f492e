import type { CommandGroup } from '../../program/command-spec.js';

/** The books of the payments product. */
export const ledgerCommands: CommandGroup = {
  name: 'ledger',
  summary: 'Check that the books of payments are what they were.',
  commands: [
    {
      name: 'verify',
      summary: 'Sum up every entry anew and compare every block with what it sealed.',
      description:
        'Ends with exit status 1 when something is wrong. With --head it is also wrong when no block has that hash: keep the hash of a day elsewhere, and what came before it cannot be changed unseen.',
      options: [{ flags: '--head <hash>', summary: 'Hash of a block that was seen before.' }],
      examples: ['skydeck ledger verify', 'skydeck ledger verify --head 9f2c…'],
      load: async () => (await import('./ledger.js')).verify,
    },
    {
      name: 'blocks',
      summary: 'List the sealed blocks, newest first.',
      options: [{ flags: '--tail <number>', summary: 'Only the newest ones.' }],
      load: async () => (await import('./ledger.js')).blocks,
    },
  ],
};
