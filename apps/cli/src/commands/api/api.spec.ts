import { addressOf } from './api.js';

const endpoints = {
  base_url: 'http://127.0.0.1:4000/v1',
  auth_url: 'http://127.0.0.1:4001',
  pay_url: 'http://127.0.0.1:4002',
};

describe('addressOf', () => {
  it.each([
    [
      '/v1/projects/demo/apps?limit=1',
      undefined,
      'http://127.0.0.1:4000/v1/projects/demo/apps?limit=1',
    ],
    ['/api/v1/projects', undefined, 'http://127.0.0.1:4001/api/v1/projects'],
    ['/api/v1/wallets', 'pay', 'http://127.0.0.1:4002/api/v1/wallets'],
    ['http://127.0.0.1:4002/api/v1/wallets', undefined, 'http://127.0.0.1:4002/api/v1/wallets'],
  ])('%s goes to the right service', (target, service, url) => {
    expect(addressOf(endpoints, target, service).href).toBe(url);
  });

  it.each([
    ['http://evil.test/v1', 'does not belong'],
    ['http://127.0.0.1:4000@evil.test/', 'does not belong'],
    ['//evil.test/v1', 'must start with a slash'],
    ['/\\evil.test/v1', 'is not a path'],
    ['/\t/evil.test', 'is not a path'],
    ['v1/projects', 'must start with a slash'],
  ])('2: sends no token to %j', (target, reason) => {
    expect(() => addressOf(endpoints, target, undefined)).toThrow(reason);
  });
});
