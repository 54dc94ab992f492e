import { parseMomentMs } from './moment.js';

const read = (text: string) => parseMomentMs(text, '--at');

it('reads moments as people write them', () => {
  expect(['0', '12.5', '1:30', '1:02:03.25', '90'].map(read)).toEqual([
    0, 12_500, 90_000, 3_723_250, 90_000,
  ]);
});

it('refuses what is no moment', () => {
  for (const text of ['', '-1', '1:2:3:4', 'soon', '1.2345', '1:']) {
    expect(() => parseMomentMs(text, '--at')).toThrow('must be a moment');
  }
});
