import type { ArgumentSpec, CommandGroup } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { walletMoneyCommands } from './wallet-money.commands.js';

export const WALLET_STATUSES = ['open', 'frozen_debit', 'frozen', 'closed'] as const;
export const WALLET_KINDS = ['wallet', 'world'] as const;
export const FREEZE_SCOPES = ['debit', 'all'] as const;

const wallet: ArgumentSpec = { name: '<wallet>', summary: 'Id or external id of the wallet.' };
const metadata = {
  flags: '--metadata <name=value>',
  summary: 'A text of your own that is kept with it; repeat for several.',
  isRepeatable: true,
};
const overdraft = {
  flags: '--overdraft <minor units>',
  summary: 'How far below nothing it may go, such as 5000, or `unlimited`.',
};

/** Places for money. */
export const walletCommands: CommandGroup = {
  name: 'wallet',
  summary: 'Wallets: what is in them, what came in and what went out.',
  commands: [
    {
      name: 'list',
      summary: 'List the wallets with their balances.',
      options: [
        { flags: '--currency <code>', summary: 'Only those of this currency.' },
        { flags: '--status <status>', summary: 'Only those in it.', choices: WALLET_STATUSES },
        { flags: '--owner <owner>', summary: 'Only those of this owner.' },
        { flags: '--name <name>', summary: 'Only those of exactly this name.' },
        { flags: '--search <text>', summary: 'Only those whose name has this in it.' },
      ],
      examples: [
        'skydeck wallet list --currency EUR --status open',
        'skydeck wallet list --search ada',
      ],
      load: async () => (await import('./wallet.js')).listAll,
    },
    {
      name: 'create',
      summary: 'Make a wallet.',
      description: 'One of the kind `world` stands for the outside: book money in from it.',
      arguments: [{ name: '<currency>', summary: 'Code, such as EUR.' }],
      options: [
        { flags: '--name <name>', summary: 'Name that people know it by.' },
        { flags: '--external-id <id>', summary: 'Your own name of it.' },
        { flags: '--owner <owner>', summary: 'Whose it is, such as a user of yours.' },
        { flags: '--kind <kind>', summary: 'What it is.', choices: WALLET_KINDS },
        overdraft,
        metadata,
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck wallet create EUR --name Till --external-id till-1'],
      load: async () => (await import('./wallet.js')).create,
    },
    {
      name: 'get',
      summary: 'Show a wallet.',
      arguments: [wallet],
      load: async () => (await import('./wallet.js')).get,
    },
    {
      name: 'update',
      summary: 'Change a wallet; metadata is given whole.',
      arguments: [wallet],
      options: [
        { flags: '--name <name>', summary: 'Another name.' },
        { flags: '--owner <owner>', summary: 'Another owner.' },
        overdraft,
        metadata,
      ],
      examples: ['skydeck wallet update till-1 --overdraft 5000'],
      load: async () => (await import('./wallet.js')).update,
    },
    {
      name: 'freeze',
      summary: 'Let nothing leave a wallet, or let nothing move in it.',
      arguments: [wallet],
      options: [
        {
          flags: '--scope <scope>',
          summary: 'What stops.',
          choices: FREEZE_SCOPES,
          default: 'debit',
        },
        { flags: '--reason <text>', summary: 'Why; kept with the wallet.' },
      ],
      examples: ['skydeck wallet freeze till-1 --scope all --reason "lost card"'],
      load: async () => (await import('./wallet-status.js')).freeze,
    },
    {
      name: 'unfreeze',
      summary: 'Open a frozen wallet again.',
      arguments: [wallet],
      load: async () => (await import('./wallet-status.js')).unfreeze,
    },
    {
      name: 'close',
      summary: 'Close an empty wallet for ever.',
      arguments: [wallet],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./wallet-status.js')).close,
    },
    ...walletMoneyCommands,
  ],
};
