import type { OptionSpec } from '../../program/command-spec.js';

/** Which calendar. */
export const calendar = { name: '<calendar>', summary: 'cal_…, as `calendar list` shows it.' };

/** For whom. */
export const as: OptionSpec = {
  flags: '--as <user>',
  summary: 'Your own id of the user for whom you ask.',
};

/** Without a question. */
export const yes: OptionSpec = { flags: '-y, --yes', summary: 'Do not ask.' };

/** In which zone. */
export const zone: OptionSpec = { flags: '--time-zone <zone>', summary: 'Such as Europe/Berlin.' };

/** Between which times. */
export const window: readonly OptionSpec[] = [
  { flags: '--from <time>', summary: 'What ends after this: 2026-06-01T00:00:00Z.' },
  { flags: '--to <time>', summary: 'What begins before this.' },
];
