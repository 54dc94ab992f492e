import type { Step } from './step.js';

const SOMEBODY = [
  '--external-id',
  'walk-1',
  '--email',
  'walk@example.com',
  '--phone',
  '+14155550199',
];

/** Who is written to, and what they want. */
export const CONSENT_STEPS: readonly Step[] = [
  { name: 'message recipient add', rest: () => [...SOMEBODY, '--time-zone', 'Europe/Berlin'] },
  { name: 'message recipient list', rest: () => ['--address', 'walk@example.com'] },
  { name: 'message topic add', rest: () => ['news', '--name', 'News'] },
  { name: 'message topic list' },
  { name: 'message topic get', rest: () => ['news'] },
  { name: 'message recipient get', rest: () => ['walk-1'] },
  {
    name: 'message suppression add',
    rest: () => ['email', 'walk@example.com', '--topic', 'news', '--reason', 'unsubscribe'],
    keeps: { suppression: 'id' },
  },
  { name: 'message suppression list', rest: () => ['--address', 'walk@example.com'] },
  { name: 'message suppression get', rest: ({ suppression = '' }) => [suppression] },
  { name: 'message suppression export', rest: () => ['left.ndjson'] },
  { name: 'message suppression import', rest: () => ['left.ndjson'] },
  { name: 'message suppression remove', rest: ({ suppression = '' }) => [suppression, '--yes'] },
  { name: 'message recipient export', rest: () => ['walk-1', 'walk.json'] },
  { name: 'message recipient remove', rest: () => ['walk-1', '--yes'] },
  { name: 'message topic remove', rest: () => ['news', '--yes'] },
];
