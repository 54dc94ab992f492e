import { existsSync, readFileSync } from 'node:fs';
import { Budget, expandRule } from './expand-rule.js';
import { RFC_EXAMPLES } from './fixtures/rfc-5545-examples.js';
import { readRule } from './rule.js';
import { readTime, writeTime } from './wall-clock.js';
import { Zone } from './zone.js';

/** The first starts of a rule, as iCalendar writes them. */
function starts(rule: string, start: string, { zone = 'UTC', most = 100 } = {}): string[] {
  const written = readTime(start);
  const inZone = Zone.named(zone);
  if (!written || !inZone) throw new Error(`Not a start: ${start} ${zone}`);
  const budget = new Budget(most, 10_000);
  const found: string[] = [];
  const question = { start: written.wall, isDate: written.isDate, zone: inZone, budget };
  for (const wall of expandRule(readRule(rule), question)) {
    if (!budget.take()) break;
    found.push(writeTime({ ...written, wall }));
  }
  return found;
}

it.each(RFC_EXAMPLES)('RFC 5545, 3.8.5.3: %s', (_name, start, rule, expected) => {
  const found = starts(rule, start, { zone: 'America/New_York', most: expected.length + 1 });
  const isEndless = !/COUNT|UNTIL/.test(rule);
  expect(isEndless ? found.slice(0, expected.length) : found).toEqual(expected);
});

/** Not in the repository: a file that others made, beside it on machines that have it. */
const TABLE = new URL(
  '../../../../../../shared/data/ical/libical-icalrecur_test.txt',
  import.meta.url,
);
const table = existsSync(TABLE) ? readFileSync(TABLE, 'utf8') : '';
const cases = table
  .split(/\n\s*\n/)
  .map((block) => {
    const parts = [...block.matchAll(/^([A-Z-]+): ?(.*)$/gm)];
    const of = (name: string) => parts.find(([, key]) => key === name)?.[2] ?? '';
    return { rule: of('RRULE'), start: of('DTSTART'), expected: of('INSTANCES').split(',') };
  })
  .filter(({ rule, expected }) => rule !== '' && !expected.some((one) => one.includes('***')));

/** None where the file is not: the examples above are always there. */
it('reads every rule of the table of known answers as it does', () => {
  const wrong = cases.filter(({ rule, start, expected }) => {
    const found = starts(rule, start, { most: expected.length + 1 });
    const isEndless = !/COUNT|UNTIL/.test(rule);
    return (isEndless ? found.slice(0, expected.length) : found).join() !== expected.join();
  });
  expect(wrong).toEqual([]);
});
