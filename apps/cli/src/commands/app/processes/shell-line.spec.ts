import { shellLine } from './shell-line.js';

describe('shellLine', () => {
  it('leaves one word to the shell, and keeps several from it', () => {
    expect(shellLine(['echo $HOME | wc'])).toBe('echo $HOME | wc');
    expect(shellLine(['node', '-e', "it's $5"])).toBe(`node -e 'it'\\''s $5'`);
  });
});
