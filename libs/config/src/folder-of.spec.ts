import { homedir } from 'node:os';
import { join } from 'node:path';
import { folderOf } from './index.js';

describe('folderOf', () => {
  it('puts the home folder in for a tilde at the start, and nowhere else', () => {
    expect(folderOf('~/.skydeck')).toBe(join(homedir(), '.skydeck'));
    expect(folderOf('~')).toBe(homedir());
    expect(folderOf('/data/~/a')).toBe('/data/~/a');
    expect(folderOf('/data/~b')).toBe('/data/~b');
  });
});
