import type { Entry } from '../../api/wallet-entries.js';
import { pointsOf } from './balance-points.js';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
const point = (minute: number, posted: string) => ({ at: at(minute), posted });
const step = (minute: number, posted: string) => ({ ...point(minute, posted), version: 0 });
const entry = (minute: number, posted: string) =>
  ({ created_at: at(minute), balance_after: posted }) as Entry;

describe('what a balance was over time', () => {
  it('is the history, and then each entry as far as they reach back', () => {
    const history = [step(0, '0'), step(10, '5'), step(20, '7'), step(30, '9')];
    const entries = [entry(27, '9'), entry(25, '8')];
    expect(pointsOf({ history, entries, now: point(31, '9') })).toEqual([
      step(0, '0'),
      step(10, '5'),
      step(20, '7'),
      point(25, '8'),
      point(27, '9'),
      point(31, '9'),
    ]);
  });

  it('leaves out entries from before', () => {
    const history = [step(20, '7'), step(30, '7')];
    const entries = [entry(5, '7'), entry(4, '3')];
    const shown = pointsOf({ history, entries, now: point(30, '7') });
    expect(shown).toEqual([step(20, '7'), point(30, '7')]);
  });

  it('is what is there now where nothing else is known', () => {
    expect(pointsOf({ history: [], entries: [], now: point(1, '0') })).toEqual([point(1, '0')]);
  });
});
