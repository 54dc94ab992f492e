import { displayWidth } from './display-width.js';
import { cutTo, fitWidths } from './fit.js';
import { styleFor } from './style.js';
import { listTable } from './table.js';

describe('a table on a terminal', () => {
  it('gives way where it is widest, and nowhere when it fits', () => {
    expect(fitWidths([4, 10, 30], 2, 80)).toEqual([4, 10, 30]);
    expect(fitWidths([4, 10, 30], 2, 40)).toEqual([4, 10, 22]);
    expect(fitWidths([4, 30, 30], 2, 40)).toEqual([4, 16, 16]);
    expect(fitWidths([20, 20, 20], 2, 10)).toEqual([8, 8, 8]);
  });

  it.each([
    ['short', 'short'],
    ['a long text', 'a long…'],
    ['日本語の名前', '日本語…'],
  ])('cuts "%s" to 7 places', (text, cut) => {
    expect(cutTo(text, 7)).toBe(cut);
  });

  it('has no line longer than 80 places, whatever is in it', () => {
    const items = [{ id: 'a'.repeat(30), name: '名'.repeat(40), note: 'x'.repeat(200) }];
    const columns = ['id', 'name', 'note'].map((path) => ({ path }));
    const text = listTable(items, columns, styleFor(false), 80);
    expect(Math.max(...text.split('\n').map(displayWidth))).toBeLessThanOrEqual(80);
    expect(listTable(items, columns, styleFor(false))).toContain('x'.repeat(200));
  });
});
