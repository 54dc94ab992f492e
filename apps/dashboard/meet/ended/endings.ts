import type { LeaveReason } from '@skydeck/costream';

/** What to say to somebody who is no longer in a room. */
export interface Ending {
  readonly title: string;
  readonly text: string;
  /** What the button to come back says; null where that cannot help. */
  readonly again: string | null;
}

/** By reason, of every way to leave a room. */
const ENDINGS: Readonly<Record<LeaveReason, Ending>> = {
  client: {
    title: 'You left the meeting',
    text: 'It may go on without you.',
    again: 'Join again',
  },
  removed: {
    title: 'You were removed',
    text: 'A moderator removed you from the meeting. Ask them if you think that was a mistake.',
    again: null,
  },
  banned: {
    title: 'You cannot come back',
    text: 'A moderator banned you from this meeting.',
    again: null,
  },
  duplicate: {
    title: 'You joined somewhere else',
    text: 'The same link is in use in another window or on another device.',
    again: 'Join here instead',
  },
  room_ended: {
    title: 'The meeting has ended',
    text: 'Thank you for taking part.',
    again: null,
  },
  token_expired: {
    title: 'Your link has expired',
    text: 'Ask whoever invited you for a new one.',
    again: null,
  },
  timeout: {
    title: 'The connection was lost',
    text: 'Check your network, then join again.',
    again: 'Join again',
  },
  moved: {
    title: 'You were moved to another room',
    text: 'Join again to go there.',
    again: 'Join again',
  },
  denied: {
    title: 'You were not let in',
    text: 'The moderators did not admit you to this meeting.',
    again: 'Ask again',
  },
  engine_lost: {
    title: 'The meeting was interrupted',
    text: 'The server that carries it stopped for a moment. Nothing is wrong at your end.',
    again: 'Join again',
  },
  media_failure: {
    title: 'Picture and sound do not get through',
    text: 'A firewall may be in the way. Try another network, or leave the VPN.',
    again: 'Join again',
  },
};

/** By the code that joining was refused with, where the reason alone says too little. */
const FAILURES: Readonly<Record<string, Ending>> = {
  room_full: {
    title: 'The meeting is full',
    text: 'Wait until somebody leaves, then try again.',
    again: 'Try again',
  },
  no_room: {
    title: 'There is no such meeting',
    text: 'It may be over. Ask whoever invited you.',
    again: null,
  },
  not_open_yet: {
    title: 'The meeting has not begun',
    text: 'Come back when it is time.',
    again: 'Try again',
  },
  bad_token: {
    title: 'Your link does not work',
    text: 'It is not valid for this meeting. Ask whoever invited you for a new one.',
    again: null,
  },
  revoked: {
    title: 'Your link was withdrawn',
    text: 'Ask whoever invited you for a new one.',
    again: null,
  },
  token_used: {
    title: 'Your link was used already',
    text: 'It lets somebody in once. Ask whoever invited you for a new one.',
    again: null,
  },
  unreachable: {
    title: 'The meeting cannot be reached',
    text: 'Check your network, then try again.',
    again: 'Try again',
  },
};

/**
 * What to say to somebody.
 * @param reason why they left
 * @param code what joining was refused with, if it was
 */
export function endingOf(reason: LeaveReason | null, code: string | undefined): Ending {
  const failure = reason === 'client' || code === undefined ? undefined : FAILURES[code];
  return failure ?? ENDINGS[code as LeaveReason] ?? ENDINGS[reason ?? 'timeout'];
}
