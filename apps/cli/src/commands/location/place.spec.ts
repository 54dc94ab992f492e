import { parsePlace } from './place.js';

describe('places of commands', () => {
  it.each([
    ['43.73,7.42', { lat: 43.73, lon: 7.42 }],
    ['-33.9, 18.4', { lat: -33.9, lon: 18.4 }],
    ['0,0', { lat: 0, lon: 0 }],
    ['90,-180', { lat: 90, lon: -180 }],
  ])('reads %s', (text, place) => {
    expect(parsePlace(text)).toEqual(place);
  });

  it.each(['', '43', '43,', ',7', '91,0', '0,181', '1,2,3', 'a,b', 'NaN,1', '43.73;7.42'])(
    'refuses %j',
    (text) => {
      expect(() => parsePlace(text)).toThrow('is no place');
    },
  );
});
