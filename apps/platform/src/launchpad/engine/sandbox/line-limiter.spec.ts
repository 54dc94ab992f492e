import { limitLines } from './line-limiter.js';

const BOUNDS = { maxCharacters: 5, perSecond: 2, burst: 3 };

it('passes a burst, drops what is too much, and says how much that was', () => {
  const lines: string[] = [];
  let nowMs = 0;
  const pass = limitLines(
    (line) => lines.push(line),
    BOUNDS,
    () => nowMs,
  );
  for (let index = 0; index < 10; index++) pass(String(index));
  expect(lines).toEqual(['0', '1', '2']);
  nowMs = 500;
  pass('later');
  expect(lines.slice(3)).toEqual(['[7 lines left out: too many at once]', 'later']);
});

it('cuts lines that are too long', () => {
  const lines: string[] = [];
  limitLines(
    (line) => lines.push(line),
    BOUNDS,
    () => 0,
  )('abcdefgh');
  expect(lines).toEqual(['abcde…']);
});
