import type { CommandGroup } from '../../program/command-spec.js';
import { as, space, yes } from './given.js';

const calendar = { name: '<calendar>', summary: 'cal_…, as `calendar list` shows it.' };
const page = { name: '<page>', summary: 'bkp_…, as `calendar booking list` shows it.' };
const load = () => import('./calendar-sharing.js');

const feedCommands: CommandGroup = {
  name: 'feed',
  summary: 'Let programs read a calendar by a secret address.',
  commands: [
    {
      name: 'create',
      summary: 'Make a secret address; it is shown once.',
      arguments: [calendar],
      options: [
        { flags: '--name <name>', summary: 'Who has it.' },
        { flags: '--busy', summary: 'Show only when the time is taken.' },
        as,
      ],
      load: async () => (await load()).createFeed,
    },
    {
      name: 'list',
      summary: 'List the secret addresses of a calendar.',
      arguments: [calendar],
      options: [as],
      load: async () => (await load()).listFeeds,
    },
    {
      name: 'revoke',
      summary: 'Take a secret address back.',
      arguments: [
        calendar,
        { name: '<feed>', summary: 'cfd_…, as `calendar feed list` shows it.' },
      ],
      options: [yes, as],
      load: async () => (await load()).revokeFeed,
    },
  ],
};

const followCommands: CommandGroup = {
  name: 'follow',
  summary: 'Let a calendar follow one of elsewhere.',
  commands: [
    {
      name: 'set',
      summary: 'Follow an address from now on.',
      arguments: [calendar, { name: '<url>', summary: 'Address of an .ics file.' }],
      options: [{ flags: '--every <time>', summary: 'Time between looks, such as 1h.' }, as],
      load: async () => (await load()).follow,
    },
    {
      name: 'show',
      summary: 'Show which address is followed, and how the last look went.',
      arguments: [calendar],
      options: [as],
      load: async () => (await load()).following,
    },
    {
      name: 'stop',
      summary: 'Follow it no more; the events that came stay.',
      arguments: [calendar],
      options: [yes, as],
      load: async () => (await load()).unfollow,
    },
  ],
};

const bookingCommands: CommandGroup = {
  name: 'booking',
  summary: 'Let visitors book times.',
  commands: [
    {
      name: 'create',
      summary: 'Make a page on which visitors book times of a calendar.',
      arguments: [calendar, { name: '<name>', summary: 'What is booked, such as Call.' }],
      options: [
        { flags: '--organizer <email>', summary: 'Whom they meet; invitations come from there.' },
        { flags: '--minutes <n>', summary: 'Minutes of one time; 30 if not given.' },
        as,
      ],
      load: async () => (await load()).createPage,
    },
    {
      name: 'list',
      summary: 'List booking pages.',
      options: [space, as],
      load: async () => (await load()).listPages,
    },
    {
      name: 'show',
      summary: 'Show a booking page.',
      arguments: [page],
      options: [as],
      load: async () => (await load()).showPage,
    },
    {
      name: 'edit',
      summary: 'Open or close a booking page.',
      arguments: [page],
      options: [
        { flags: '--close', summary: 'Nobody books on it.' },
        { flags: '--open', summary: 'It can be used again.' },
        { flags: '--name <name>', summary: 'Another name.' },
        as,
      ],
      load: async () => (await load()).editPage,
    },
    {
      name: 'delete',
      summary: 'Delete a booking page; what was booked stays.',
      arguments: [page],
      options: [yes, as],
      load: async () => (await load()).deletePage,
    },
  ],
};

/** Commands that let others see calendars, and book times in them. */
export const calendarSharingCommands = [feedCommands, followCommands, bookingCommands] as const;
