import type { FastifyRequest } from 'fastify';
import { hostGuard, refuseForeignPages } from './browser-guard.js';

const request = (method: string, headers: Record<string, string>) =>
  ({ method, headers }) as unknown as FastifyRequest;

describe('refuseForeignPages', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('403: refuses %s without our header', (method) => {
    expect(() => refuseForeignPages(request(method, {}))).toThrow('did not come from');
    expect(() => refuseForeignPages(request(method, { 'x-skydeck-dashboard': '1' }))).not.toThrow();
  });

  it.each(['cross-site', 'same-site'])('403: refuses what a %s page sends', (site) => {
    const headers = { 'sec-fetch-site': site, 'x-skydeck-dashboard': '1' };
    expect(() => refuseForeignPages(request('GET', headers))).toThrow('did not come from');
  });
});

describe('hostGuard', () => {
  const guard = hostGuard('https://console.example.com');
  const ask = (host: string) => () => guard(request('GET', { host }));

  it.each(['console.example.com', 'localhost:4007', '127.0.0.1:4007', '[::1]:1', 'a.localhost'])(
    'accepts %s',
    (host) => expect(ask(host)).not.toThrow(),
  );

  it.each(['evil.example', 'console.example.com.evil.example', '', '10.0.0.1:4007', 'a b'])(
    '421: refuses %j',
    (host) => expect(ask(host)).toThrow('not served under this host name'),
  );

  it('421: is not talked into another host by a header', () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'console.example.com' };
    expect(() => guard(request('GET', headers))).toThrow('not served under this host name');
  });
});
