import { pointIn, pointText } from './point-in.js';

describe('degrees as text', () => {
  it.each([
    ['43.73,7.42', { lat: 43.73, lon: 7.42 }],
    [' -33.9  18.4 ', { lat: -33.9, lon: 18.4 }],
    ['0;0', { lat: 0, lon: 0 }],
  ])('%j is a place', (text, place) => expect(pointIn(text)).toEqual(place));

  it.each(['', '43', 'Monaco', '91,0', '0,181', '1,2,3'])('%j is none', (text) =>
    expect(pointIn(text)).toBeNull(),
  );

  it('is written so that it can be read again', () => {
    expect(pointIn(pointText({ lat: 43.731_421, lon: 7.420_3 }))).toEqual({
      lat: 43.731_42,
      lon: 7.4203,
    });
  });
});
