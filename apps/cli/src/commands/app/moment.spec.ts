import { CommandInput } from '../../program/command-input.js';
import { momentOf } from './moment.js';

const NOW_MS = Date.parse('2026-01-31T08:00:00Z');
const at = (since: string) => momentOf(new CommandInput({}, { since }), 'since', NOW_MS);

it('reads how long ago something was', () => {
  expect(at('15m')).toBe('2026-01-31T07:45:00.000Z');
  expect(at('90')).toBe('2026-01-31T07:58:30.000Z');
});

it('reads a moment of any time zone', () => {
  expect(at('2026-01-30T10:00:00+02:00')).toBe('2026-01-30T08:00:00.000Z');
});

it('refuses what is no moment, and names the option', () => {
  expect(() => at('yesterday')).toThrow('--since');
});
