import { groupName, shareText, watchedText } from './view-words.js';

describe('words of views', () => {
  it('name countries, classes and what nobody knows', () => {
    expect(groupName('country', 'NL', null)).toBe('Netherlands');
    expect(groupName('country', '', null)).toBe('Unknown');
    expect(groupName('device', 'tv', null)).toBe('Television');
    expect(groupName('asset', 'ast_1', 'Film')).toBe('Film');
    expect(groupName('asset', 'ast_1', null)).toBe('Deleted');
  });

  it('say how long and how much', () => {
    expect([12_400, 90_000, 10_800_000].map(watchedText)).toEqual(['12 s', '1.5 min', '3 h']);
    expect([0.0123, null].map(shareText)).toEqual(['1.2 %', '–']);
  });
});
