import type { CommandGroup, OptionSpec } from '../../../program/command-spec.js';

const mode: OptionSpec = {
  flags: '--mode <mode>',
  summary: 'Mode that is meant.',
  choices: ['live', 'test'],
  default: 'live',
};

/** What a verification can be. */
export const OTP_STATUSES = [
  'pending',
  'verified',
  'failed',
  'expired',
  'canceled',
  'blocked',
] as const;

/** How a code can be sent. */
export const OTP_CHANNELS = ['sms', 'whatsapp', 'email'] as const;

/** What the numbers can be told apart by. */
export const OTP_GROUPS = ['day', 'channel', 'country'] as const;

/** One-time passwords of a project's users. */
export const otpCommands: CommandGroup = {
  name: 'otp',
  summary: 'Look after the one-time passwords of your users.',
  commands: [
    {
      name: 'list',
      summary: 'List verifications, newest first.',
      options: [
        { flags: '--status <status>', summary: 'Only those in it.', choices: OTP_STATUSES },
        { flags: '--channel <channel>', summary: 'Only those sent so.', choices: OTP_CHANNELS },
        { flags: '--phone <number>', summary: 'Only those of this number.' },
        { flags: '--email <address>', summary: 'Only those of this address.' },
        { flags: '--since <time>', summary: 'Only from this time on.' },
        { flags: '--until <time>', summary: 'Only before this time.' },
        { flags: '--tail <count>', summary: 'Most to show.', default: '20' },
        mode,
      ],
      examples: ['skydeck auth otp list --status blocked --tail 100'],
      load: async () => (await import('./otp.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show a verification, without its code.',
      arguments: [{ name: '<otp>', summary: 'Id of the verification, such as otp_….' }],
      options: [mode],
      load: async () => (await import('./otp.js')).show,
    },
    {
      name: 'blocks',
      summary: 'List the prefixes and countries that get no codes.',
      description:
        'Where many codes go and few are entered, somebody probably earns by the messages. Codes to such a prefix or country are stored and not sent until the block is released.',
      options: [{ flags: '--all', summary: 'Also those that were released.' }, mode],
      load: async () => (await import('./blocks.js')).listAll,
    },
    {
      name: 'release',
      summary: 'Let codes go to a blocked prefix or country again.',
      arguments: [{ name: '<block>', summary: 'Id of the block, such as obl_….' }],
      options: [mode],
      load: async () => (await import('./blocks.js')).release,
    },
    {
      name: 'stats',
      summary: 'Count how far verifications came: requested, sent, delivered, verified.',
      options: [
        {
          flags: '--by <what>',
          summary: 'What the numbers are told apart by.',
          choices: OTP_GROUPS,
          default: 'day',
        },
        { flags: '--since <time>', summary: 'From this time on; seven days ago if not given.' },
        { flags: '--until <time>', summary: 'Until then; now if not given.' },
        mode,
      ],
      examples: ['skydeck auth otp stats --by country'],
      load: async () => (await import('./stats.js')).stats,
    },
  ],
};
