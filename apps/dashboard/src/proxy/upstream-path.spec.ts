import { upstreamPath } from './upstream-path.js';

const asked =
  (path: string, prefix = '/api/v1') =>
  () =>
    upstreamPath(path, prefix);

describe('upstreamPath', () => {
  it.each([
    ['/api/v1/projects', '/api/v1/projects'],
    ['api/v1/projects/', '/api/v1/projects'],
    ['/api/v1/auth/device/ABCD-EFGH', '/api/v1/auth/device/ABCD-EFGH'],
    ['/api/v1/projects/caf%C3%A9', '/api/v1/projects/caf%C3%A9'],
    ['/api/v1/projects/a;b', '/api/v1/projects/a%3Bb'],
  ])('passes %s on', (path, expected) => {
    expect(asked(path)()).toBe(expected);
  });

  it.each([
    '/internal/v1/token',
    '/api/v1/../../internal/v1/token',
    '/api/v1/%2e%2e/%2e%2e/internal/v1/token',
    '/api/v1/%2E./internal',
    '/api/v1/..%2f..%2finternal',
    '/api/v1/..%5c..%5cinternal',
    '/api/v1/%252e%252e/internal',
    '/api/v1//internal/v1/token',
    '//internal/v1/token',
    '/api/v1\\..\\internal',
    '/api/v1x/projects',
    '/api',
    '',
    '/',
    '/openapi.json',
    '/metrics',
    '/api/v1/%00',
    '/api/v1/%0d%0ahost:x',
    '/api/v1/%zz',
  ])('refuses %s', (path) => {
    expect(asked(path)).toThrow('does not pass on this path');
  });

  it.each([
    'sign-in',
    'sign-up',
    'verify',
    'refresh',
    'local',
    '%76erify',
    'verify/',
    'step-up',
    'factors/fac_1/verify',
    'factors/fac_1/%76erify',
    'recovery-codes/verify',
    'passkeys/register/verify',
    'passkeys/login/verify',
  ])('refuses the token route %s', (name) => {
    expect(asked(`/api/v1/auth/accounts/${name}`)).toThrow('does not pass on this path');
  });

  it('knows the prefix of the platform', () => {
    expect(asked('/v1/projects/a/apps', '/v1')()).toBe('/v1/projects/a/apps');
    expect(asked('/api/v1/projects', '/v1')).toThrow('does not pass on this path');
  });
});
