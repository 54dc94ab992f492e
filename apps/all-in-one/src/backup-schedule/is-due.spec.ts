import { isDue, lastTime } from './is-due.js';

/** By the clock of the machine. */
const on = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute);
const schedule = {
  target: '/mnt/backups',
  key_file: '/etc/skydeck/backup.key',
  at: '03:15',
  keep: 7,
  set_at: on(1, 12).toISOString(),
};
const state = (attempted?: Date, succeeded?: Date) => ({
  attempted_at: attempted?.toISOString() ?? null,
  succeeded_at: succeeded?.toISOString() ?? null,
  backup_id: null,
  failure: null,
});

it.each([
  ['not on the day it was set, as its time is over', on(1, 23), state(), false],
  ['not before its time', on(2, 3, 14), state(), false],
  ['at its time', on(2, 3, 15), state(), true],
  ['later, when the machine was off', on(4, 9), state(on(2, 3, 15), on(2, 3, 20)), true],
  ['not twice a day', on(2, 9), state(on(2, 3, 15), on(2, 3, 20)), false],
  ['not while it may go on, or just after it failed', on(2, 3, 50), state(on(2, 3, 15)), false],
  ['again an hour after it began and did not succeed', on(2, 4, 15), state(on(2, 3, 15)), true],
  ['the next day after a day of failures', on(3, 3, 15), state(on(3, 2, 30)), true],
])('is due %s', (_when, now, found, expected) => {
  expect(isDue(schedule, found, now)).toBe(expected);
});

it('its last time is of today or of yesterday', () => {
  expect(lastTime('03:15', on(2, 3, 15))).toEqual(on(2, 3, 15));
  expect(lastTime('03:15', on(2, 3, 14))).toEqual(on(1, 3, 15));
  expect(lastTime('03:15', on(1, 1))).toEqual(new Date(2026, 1, 28, 3, 15));
});
