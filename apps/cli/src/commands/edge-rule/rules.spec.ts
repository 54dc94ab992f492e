import { withHeaders, withoutHeader } from './header-rules.js';
import { rowsOf } from './rule-rows.js';
import { headerFrom, redirectFrom } from './rule-text.js';

describe('a redirect', () => {
  it.each([
    ['/old/*=/new/*', { from: '/old/*', to: '/new/*', status: 308 }],
    [
      '/a=https://example.com/?x=1=301',
      { from: '/a', to: 'https://example.com/?x=1', status: 301 },
    ],
  ])('%s is read', (text, rule) => expect(redirectFrom(text)).toEqual(rule));

  it.each(['', '/old', '/old=/new=200', '=/new'])('2: refuses "%s"', (text) => {
    expect(() => redirectFrom(text)).toThrow('is not a redirect');
  });
});

describe('a header', () => {
  it('is read with its value', () => {
    expect(headerFrom('X-A: b: c')).toEqual(['X-A', 'b: c']);
    expect(() => headerFrom('X-A')).toThrow('is not a header');
  });

  it('takes the place of what was said of it before, whatever its case', () => {
    const first = withHeaders([], { set: { 'X-A': '1' }, remove: ['Server'] });
    const second = withHeaders(first, { set: { server: 'mine' }, remove: ['x-a'] });
    expect(second).toEqual([{ set: { server: 'mine' }, remove: ['x-a'] }]);
  });

  it('of one path leaves those of another alone, and an empty rule goes', () => {
    const rules = [
      { path: '/a', set: { 'X-A': '1' }, remove: [] },
      { set: { 'X-A': '2' }, remove: [] },
    ];
    expect(withoutHeader(rules, 'x-a', '/a')).toEqual([rules[1]]);
    expect(withoutHeader(rules, 'x-a')).toEqual([]);
  });
});

it('rules are listed one a row', () => {
  const rows = rowsOf({
    redirect_https: true,
    timeout_ms: 500,
    maintenance: { enabled: true, message: 'soon', allow: ['192.0.2.1'] },
    redirects: [{ from: '/a', to: '/b', status: 302 }],
    headers: [{ path: '/x', set: { 'X-A': '1' }, remove: ['Server'] }],
    basic_auth: { realm: 'Yard', users: [{ name: 'ada' }] },
    ip_deny: ['198.51.100.0/24'],
  });
  expect(rows.map(({ kind, rule }) => `${kind} ${rule}`)).toEqual([
    'https on',
    'time-limit 500 ms',
    'maintenance on: soon',
    'let-in 192.0.2.1',
    'redirect /a=/b=302',
    'header X-A: 1 (/x)',
    'remove-header Server (/x)',
    'realm Yard',
    'user ada',
    'deny 198.51.100.0/24',
  ]);
});
