import { COMMANDS } from '../commands.js';
import { candidatesFor } from './candidates.js';

const wordsFor = (...words: string[]) =>
  candidatesFor(COMMANDS, words).words.map(({ word }) => word);

describe('candidatesFor', () => {
  it('lists commands and sub-commands, without hidden ones', () => {
    expect(wordsFor('')).toEqual(expect.arrayContaining(['app', 'auth', 'key']));
    expect(wordsFor('')).not.toContain('__complete');
    expect(wordsFor('app', 'env', '')).toEqual([
      'set',
      'unset',
      'list',
      'import',
      'diff',
      'history',
    ]);
  });

  it('lists options, those of every command too', () => {
    expect(wordsFor('app', 'deploy', '--')).toEqual(expect.arrayContaining(['--repo', '--output']));
  });

  it('lists the values of an option, and does not take them for commands', () => {
    expect(wordsFor('key', 'create', '--product', '')).toContain('messaging');
    expect(wordsFor('-o', 'json', 'project', '')).toContain('use');
  });

  it('says which names to look up', () => {
    expect(candidatesFor(COMMANDS, ['app', 'logs', '']).lookUp).toBe('apps');
    expect(candidatesFor(COMMANDS, ['app', 'logs', '-f', '']).lookUp).toBe('apps');
    expect(candidatesFor(COMMANDS, ['project', 'use', '']).lookUp).toBe('projects');
    expect(candidatesFor(COMMANDS, ['app', 'list', '-p', '']).lookUp).toBe('projects');
  });

  it('has nothing to say about what it does not know', () => {
    expect(wordsFor('nope', '')).toEqual([]);
    expect(wordsFor('version', '')).toEqual([]);
  });
});
