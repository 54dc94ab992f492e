import { momentText, readMoment } from './moment-text.js';

it('writes moments such that they are read as they were', () => {
  const moments = [0, 40, 900, 5000, 9040, 10_000, 59_999, 60_000, 61_500, 3_723_250];
  expect(moments.map(momentText)).toEqual([
    '0:00',
    '0:00.04',
    '0:00.9',
    '0:05',
    '0:09.04',
    '0:10',
    '0:59.999',
    '1:00',
    '1:01.5',
    '62:03.25',
  ]);
  expect(moments.map((ms) => readMoment(momentText(ms)))).toEqual(moments);
});

it('reads nothing from what is no moment', () => {
  expect(['', '-1', 'soon', '1:2:3:4'].map(readMoment)).toEqual([null, null, null, null]);
});
