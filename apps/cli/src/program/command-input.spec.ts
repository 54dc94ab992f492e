import { CommandInput, parsePairs } from './command-input.js';

const withOptions = (options: Record<string, unknown>) => new CommandInput({}, options);

describe('CommandInput', () => {
  it.each([
    ['90', 90_000],
    ['90s', 90_000],
    ['10m', 600_000],
    ['1h', 3_600_000],
    ['7d', 604_800_000],
  ])('reads the duration %s', (text, ms) => {
    expect(withOptions({ timeout: text }).durationMs('timeout')).toBe(ms);
  });

  it.each(['', '0', '-1', '1w', '1.5m', 'soon'])('2: refuses the duration "%s"', (text) => {
    expect(() => withOptions({ timeout: text }).durationMs('timeout')).toThrow('--timeout');
  });

  it.each(['0', '1001', '1.5', 'x'])('2: refuses %s where 1 to 1000 is wanted', (text) => {
    expect(() => withOptions({ tail: text }).count('tail', { min: 1, max: 1000 })).toThrow(
      '--tail',
    );
  });

  it.each(['max-downloads', 'maxDownloads'])('finds what has several words as %s', (name) => {
    const input = withOptions({ maxDownloads: '3' });
    expect(input.count(name, { min: 1, max: 9 })).toBe(3);
    expect(withOptions({ maxDownloads: true }).flag(name)).toBe(true);
    expect(() => input.count(name, { min: 4, max: 9 })).toThrow('--max-downloads must be');
  });
});

describe('parsePairs', () => {
  it('keeps everything after the first equals sign', () => {
    expect(parsePairs(['URL=postgres://a?b=c', 'EMPTY=', 'LINES=a\nb'])).toEqual({
      URL: 'postgres://a?b=c',
      EMPTY: '',
      LINES: 'a\nb',
    });
  });

  it.each(['NAME', '=x', '1A=x', 'A-B=x'])('2: refuses "%s"', (pair) => {
    expect(() => parsePairs([pair])).toThrow('KEY=value');
  });

  it('does not repeat a value in its error: it may be a secret', () => {
    expect(() => parsePairs(['my key=hunter2'])).toThrow(expect.not.stringContaining('hunter2'));
  });
});
