import { SecretBox } from './secret-box.js';

const box = new SecretBox('a secret of at least thirty-two characters');

describe('SecretBox', () => {
  it('opens what it sealed, also when empty', () => {
    for (const text of ['', 'hunter2', 'ünïcödé ✓']) {
      expect(box.open(box.seal(text, 'app_1'), 'app_1')).toBe(text);
    }
  });

  it('never seals the same text to the same bytes', () => {
    expect(box.seal('hunter2', 'app_1')).not.toBe(box.seal('hunter2', 'app_1'));
  });

  it('refuses the text of another row, a changed text and another secret', () => {
    const sealed = box.seal('hunter2', 'app_1');
    expect(() => box.open(sealed, 'app_2')).toThrow(/unable to authenticate/);
    expect(() => box.open(changed(sealed), 'app_1')).toThrow(/unable to authenticate/);
    expect(() => box.open('v1.short', 'app_1')).toThrow('Not a sealed text.');
    const other = new SecretBox('another secret of at least thirty-two');
    expect(() => other.open(sealed, 'app_1')).toThrow(/unable to authenticate/);
  });

  it('opens the rows that installations have had since the first version', () => {
    const env =
      'v1.WuS8o38qTxJp69yX.iEogxMFtFNvAmJvasMjyrsvG5yAzqolZIMyC8VH8Ri44kQvxz9MMgT2mJgaRzRzz.' +
      '5cYSVNqzBxennz7x90WU3g';
    expect(box.openEnv(env, 'app_1')).toEqual({ TOKEN: 'hunter2', GREETING: 'ünïcödé ✓' });
    expect(box.open('v1.BaE7wFWNtBArRYEG..HHAGMUVdBNSMLh_Q1-XxNw', 'app_1')).toBe('');
  });

  it('does not show what it sealed', () => {
    expect(box.sealEnv({ TOKEN: 'hunter2' }, 'app_1')).not.toMatch(/hunter2|TOKEN/);
  });
});

/** Another character in the middle: the last one may hold bits that stand for nothing. */
function changed(sealed: string): string {
  const at = Math.floor(sealed.length / 2);
  return `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
}
