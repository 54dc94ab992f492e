import { pickVersion } from './node-version.js';

describe('pickVersion', () => {
  it.each([
    ['20', '20'],
    ['v22', '22'],
    ['22.4.1', '22.4.1'],
    ['v20.1.0\n', '20.1.0'],
    ['>=18', '24'],
    ['>=20 <23', '22'],
    ['>= 20', '24'],
    ['^20.10.0', '20'],
    ['~22.1', '22'],
    ['18 || 20', '20'],
    ['^20 || ^22 || >=24', '24'],
    ['18 - 22', '22'],
    ['20.x', '20'],
    ['<24', '22'],
    ['<=22', '22'],
    ['>22', '24'],
    ['lts/*', '24'],
    ['lts/iron', '20'],
    ['node', '24'],
    ['16', '16'],
  ])('%s → %s', (text, version) => {
    expect(pickVersion(text)).toBe(version);
  });

  it('gives nothing for what it cannot read', () => {
    expect(pickVersion('whatever')).toBeUndefined();
  });
});
