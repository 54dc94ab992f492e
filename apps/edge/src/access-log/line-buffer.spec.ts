import { LineBuffer } from './line-buffer.js';

describe('LineBuffer', () => {
  it('hands over every line once, whatever its letters', () => {
    const buffer = new LineBuffer();
    const lines = Array.from({ length: 20_000 }, (_, index) => `line ${index} ü €\n`);
    for (const line of lines) buffer.add(line);
    const { bytes, dropped } = buffer.take();
    expect(bytes.toString()).toBe(lines.join(''));
    expect(dropped).toBe(0);
    expect(buffer.take().bytes).toHaveLength(0);
  });

  it('is bounded, and counts what it leaves out', () => {
    const buffer = new LineBuffer();
    for (let count = 0; count < 20; count++) buffer.add('x'.repeat(1024 * 1024));
    const { bytes, dropped } = buffer.take();
    expect(bytes.length).toBeLessThanOrEqual(8 * 1024 * 1024);
    expect(bytes.length / (1024 * 1024) + dropped).toBe(20);
  });
});
