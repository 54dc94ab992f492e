import type { CommandInput } from '../../program/command-input.js';

export const MODES = ['conference', 'broadcast'] as const;
export const ROOM_STATUSES = ['scheduled', 'idle', 'active', 'ended'] as const;
export const RECORDS = ['off', 'composite', 'tracks'] as const;
export const YES_OR_NO = ['yes', 'no'] as const;
const MOST_PEOPLE = 500;
const MOST_PUBLISHERS = 50;

/** Argument that names a room. */
export const ROOM_ARGUMENT = { name: '<room>', summary: 'Its name, or `room_…`.' };
/** Option of what cannot be undone. */
export const YES = { flags: '-y, --yes', summary: 'Do not ask.' };

/** Settings of rooms that can be changed. */
export const ROOM_OPTIONS = [
  { flags: '--max-participants <count>', summary: 'How many may be in it at once, 1 to 500.' },
  { flags: '--max-publishers <count>', summary: 'How many may publish at once, 1 to 50.' },
  {
    flags: '--waiting-room <yes or no>',
    summary: 'Whether people wait until they are let in.',
    choices: YES_OR_NO,
  },
  {
    flags: '--locked <yes or no>',
    summary: 'Whether nobody else comes in.',
    choices: YES_OR_NO,
  },
  {
    flags: '--record <what>',
    summary: 'Whether sessions are recorded by themselves.',
    choices: RECORDS,
  },
  { flags: '--opens-at <time>', summary: 'When it opens, such as 2030-01-31T09:00:00Z.' },
  { flags: '--closes-at <time>', summary: 'When everybody is sent away.' },
] as const;

/** The settings that were given. */
export function roomSettings(input: CommandInput) {
  const people = input.count('maxParticipants', { min: 1, max: MOST_PEOPLE });
  const publishers = input.count('maxPublishers', { min: 1, max: MOST_PUBLISHERS });
  const [opens, closes] = [input.text('opensAt'), input.text('closesAt')];
  return {
    ...(people !== undefined && { max_participants: people }),
    ...(publishers !== undefined && { max_publishers: publishers }),
    ...(input.text('waitingRoom') !== undefined && { waiting_room: isYes(input, 'waitingRoom') }),
    ...(input.text('locked') !== undefined && { locked: isYes(input, 'locked') }),
    ...(input.text('record') !== undefined && { record: input.choice('record', RECORDS) }),
    ...(opens !== undefined && { opens_at: opens }),
    ...(closes !== undefined && { closes_at: closes }),
  };
}

const isYes = (input: CommandInput, name: string) => input.choice(name, YES_OR_NO) === 'yes';
