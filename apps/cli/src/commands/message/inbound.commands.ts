import type { ArgumentSpec, CommandGroup } from '../../program/command-spec.js';

const id: ArgumentSpec = { name: '<id>', summary: 'Id of the inbound message, such as inb_….' };

/** What people send to a project. */
export const inboundCommands: CommandGroup = {
  name: 'inbound',
  summary: 'See what people sent to the project.',
  commands: [
    {
      name: 'list',
      summary: 'List what people sent, newest first.',
      options: [
        { flags: '--channel <channel>', summary: 'Only this channel: sms or whatsapp.' },
        { flags: '--from <number>', summary: 'Only from exactly this number or address.' },
        { flags: '--to <number>', summary: 'Only to exactly this number or address.' },
        { flags: '--since <time>', summary: 'Only from this time on, such as 2026-11-22T09:00Z.' },
        { flags: '--tail <count>', summary: 'Most to show.', default: '20' },
      ],
      load: async () => (await import('./inbound.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show what somebody sent, and what the provider made of it.',
      arguments: [id],
      load: async () => (await import('./inbound.js')).show,
    },
  ],
};
