import { absoluteRepo, isSameRepo } from './repo-location.js';

const nothing = () => false;

describe('absoluteRepo', () => {
  it.each([
    ['.', '/home/ada/shop'],
    ['./api', '/home/ada/shop/api'],
    ['../other', '/home/ada/other'],
    ['api', '/home/ada/shop/api'],
    ['/srv/shop', '/srv/shop'],
    ['https://github.com/you/shop', 'https://github.com/you/shop'],
    ['file:///srv/shop', 'file:///srv/shop'],
    ['git@github.com:you/shop.git', 'git@github.com:you/shop.git'],
    ['github.com:you/shop', 'github.com:you/shop'],
  ])('%s becomes %s', (location, expected) => {
    expect(absoluteRepo(location, '/home/ada/shop', nothing)).toBe(expected);
  });

  it('takes a folder that exists for a folder, whatever its name looks like', () => {
    expect(absoluteRepo('host:path', '/home/ada', () => true)).toBe('/home/ada/host:path');
  });
});

describe('isSameRepo', () => {
  it.each([
    ['/srv/shop', 'file:///srv/shop'],
    ['/srv/shop/', 'file:///srv/shop'],
    ['git@github.com:you/shop.git', 'ssh://git@github.com/you/shop.git'],
    ['https://user:token@github.com/you/shop', 'https://github.com/you/shop'],
    ['https://github.com/you/shop/', 'https://GitHub.com/you/shop'],
  ])('%s is %s', (one, other) => {
    expect(isSameRepo(one, other)).toBe(true);
  });

  it.each([
    ['/srv/shop', '/srv/shop2'],
    ['https://github.com/you/shop', 'https://github.com/me/shop'],
    ['git@github.com:you/shop', 'https://github.com/you/shop'],
  ])('%s is not %s', (one, other) => {
    expect(isSameRepo(one, other)).toBe(false);
  });
});
