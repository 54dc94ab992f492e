import { ruleWords } from './recurrence.js';

describe('rules of tasks', () => {
  it.each([
    ['FREQ=DAILY', 'Every day'],
    ['FREQ=WEEKLY;BYDAY=MO', 'Every Monday'],
    ['FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,TH', 'Every 3 weeks on Monday, Thursday'],
    ['FREQ=MONTHLY;INTERVAL=2', 'Every 2 months'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['FREQ=MONTHLY;BYDAY=2TU', 'FREQ=MONTHLY;BYDAY=2TU'],
  ])('%s is said as: %s', (rule, words) => {
    expect(ruleWords(rule)).toBe(words);
  });
});
