import { contrast, readableOn, textOn } from './contrast.js';

describe('contrast', () => {
  it('is 21 of black on white, 1 of a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#2563eb', '#2563eb')).toBe(1);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it.each(['#000000', '#ffffff', '#ffd400', '#2563eb', '#7f7f7f', '#ff0000'])(
    'makes text readable on a button in %s',
    (color) => expect(contrast(textOn(color), color)).toBeGreaterThanOrEqual(4.5),
  );

  it('makes links in any colour readable on dark and on light', () => {
    for (const color of ['#000033', '#ffff00', '#2563eb', '#808080']) {
      expect(contrast(readableOn(color, '#15181f', '#ffffff'), '#15181f')).toBeGreaterThanOrEqual(
        4.5,
      );
      expect(contrast(readableOn(color, '#ffffff', '#000000'), '#ffffff')).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });
});
