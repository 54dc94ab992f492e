import { quantity } from './quantity.js';
import { meanOf, sparkline } from './sparkline.js';

describe('sparkline', () => {
  it.each<[(number | null)[], number, string]>([
    [[0, 1, 2, 3, 4, 5, 6, 7, 8], 9, '▁▁▂▃▄▅▆▇█'],
    [[0, 0, 0], 8, '▁▁▁'],
    [[100, null, 50], 8, '█ ▄'],
    [[8, 0, 4, 4, null, null, null, 8], 4, '▄▄ █'],
    [[], 8, ''],
  ])('%j in %i places is "%s"', (values, width, text) => {
    expect(sparkline(values, width)).toBe(text);
  });

  it('means what was measured', () => {
    expect(meanOf([1, null, 3])).toBe(2);
    expect(meanOf([null])).toBeNull();
  });
});

describe('quantity', () => {
  it.each([
    [0, 'bytes', '0 B'],
    [1536, 'bytes', '1.5 KiB'],
    [268_435_456, 'bytes', '256 MiB'],
    [1048, 'bytes_per_second', '1 KiB/s'],
    [12.34, 'percent', '12.3 %'],
    [100, 'percent', '100 %'],
    [null, 'percent', '-'],
  ] as const)('%s %s is "%s"', (value, unit, text) => {
    expect(quantity(value, unit)).toBe(text);
  });
});
