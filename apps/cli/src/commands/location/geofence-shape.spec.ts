import { parseCircle } from './geofence-shape.js';

describe('circles of commands', () => {
  it('are read as latitude, longitude and metres', () => {
    expect(parseCircle('47.14, 9.52, 500')).toEqual({
      type: 'circle',
      center: { lat: 47.14, lon: 9.52 },
      radius_m: 500,
    });
  });

  it.each(['', '47,9', '47,9,0', '47,9,x', '47,9,5,5', '91,9,5', '47,9,'])('refuses %j', (text) => {
    expect(() => parseCircle(text)).toThrow(/is no (circle|place)/);
  });
});
