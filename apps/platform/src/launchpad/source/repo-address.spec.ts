import { nameFromRepo, parseRepoAddress, withoutCredentials } from './repo-address.js';

describe('parseRepoAddress', () => {
  it.each([
    ['https://code.example/team/shop.git', { kind: 'https', host: 'code.example', port: 443 }],
    ['http://code.example:8080/shop', { kind: 'http', host: 'code.example', port: 8080 }],
    ['git://code.example/shop', { kind: 'git', port: 9418 }],
    [
      'git@code.example:team/shop.git',
      { kind: 'ssh', url: 'ssh://git@code.example/team/shop.git' },
    ],
    ['ssh://deploy@code.example:2222/shop', { kind: 'ssh', port: 2222, host: 'code.example' }],
    ['/srv/repos/shop.git/', { kind: 'local', url: 'file:///srv/repos/shop.git' }],
    ['/srv/repos/../shop', { kind: 'local', url: 'file:///srv/shop' }],
    ['file:///srv/my%20repo', { kind: 'local', url: 'file:///srv/my repo' }],
    ['https://[2001:db8::1]/shop', { kind: 'https', host: '2001:db8::1' }],
  ])('reads %s', (text, expected) => {
    expect(parseRepoAddress(text)).toMatchObject(expected);
  });

  it.each([
    '',
    'shop',
    '../shop',
    '--upload-pack=touch /tmp/x',
    'ext::sh -c touch',
    'ext::sh',
    'fd::17',
    'ftp://code.example/shop',
    'javascript:alert(1)',
    'https://code.example',
    'https://code.example/shop?x=1',
    'https://code.example/shop#main',
    'https:///shop',
    'git@-oProxyCommand=x:shop',
    'git@code.example:-x',
    'ssh://-oProxyCommand=x/shop',
    'ssh://git@code.example/-x',
    'file://other-host/shop',
    'https://code.example/a\nb',
    'http://code.example/a b',
  ])('refuses %j', (text) => {
    expect(parseRepoAddress(text)).toBeUndefined();
  });

  it('splits credentials off', () => {
    const address = parseRepoAddress('https://me:p%40ss@code.example/shop.git');
    expect(address).toMatchObject({ credentials: 'me:p@ss', url: 'https://code.example/shop.git' });
    expect(JSON.stringify({ ...address, credentials: undefined })).not.toContain('p@ss');
    expect(parseRepoAddress('https://token@code.example/shop')?.credentials).toBe('token:');
  });
});

describe('withoutCredentials', () => {
  it('hides them in any address', () => {
    expect(withoutCredentials('https://me:pw@host/x')).toBe('https://host/x');
    expect(withoutCredentials('/srv/x')).toBe('/srv/x');
  });
});

describe('nameFromRepo', () => {
  it.each([
    ['https://code.example/team/My_Shop.git', 'my-shop'],
    ['git@code.example:shop.git', 'shop'],
    ['/srv/repos/42-things', 'things'],
    ['https://code.example/000', 'app'],
    [`/srv/${'a'.repeat(60)}`, 'a'.repeat(40)],
  ])('%s → %s', (repo, name) => {
    expect(nameFromRepo(parseRepoAddress(repo)!)).toBe(name);
  });
});
