import { eventually } from '@skydeck/testing';
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

it('says what it left out also when nothing follows', async () => {
  const lines: string[] = [];
  const pass = limitLines((line) => lines.push(line), { ...BOUNDS, burst: 1 });
  for (let index = 0; index < 4; index++) pass(String(index));
  await eventually(() => expect(lines).toEqual(['0', '[3 lines left out: too many at once]']));
});

it('says it a few times a second at most, however fast lines come', () => {
  const lines: string[] = [];
  let nowMs = 0;
  const pass = limitLines(
    (line) => lines.push(line),
    { maxCharacters: 80, perSecond: 500, burst: 500 },
    () => nowMs,
  );
  // Ten thousand lines a second, for five seconds.
  for (let index = 0; index < 50_000; index++) {
    nowMs = index / 10;
    pass('x');
  }
  const notices = lines.filter((line) => line.startsWith('['));
  const left = notices.reduce((sum, line) => sum + Number.parseInt(line.slice(1), 10), 0);
  expect(notices.length).toBeLessThanOrEqual(20);
  expect(lines.length).toBeLessThanOrEqual(3_100);
  expect(left).toBeGreaterThan(44_000);
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
