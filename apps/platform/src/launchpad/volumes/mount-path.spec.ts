import { MountPath, overlap } from './mount-path.js';

describe('where volumes are mounted', () => {
  it.each(['/data', '/var/lib/postgres', '/app/uploads', '/srv/files', '/opt/shop', '/home/me'])(
    'takes %s',
    (path) => {
      expect(MountPath.parse(path)).toBe(path);
    },
  );

  it.each([
    '/',
    '',
    'data',
    '/data/',
    '//data',
    '/data/../etc',
    '/..',
    '/data/./x',
    '/usr',
    '/usr/local/data',
    '/proc',
    '/proc/1',
    '/sys/fs',
    '/dev/shm',
    '/etc/ssl',
    '/app',
    '/tmp/x',
    '/opt/node/bin',
    '/opt/tool',
    '/opt/certificates/x',
    '/var/lib',
    '/da ta',
    '/data,rw',
    '/data:ro',
    '/da\0ta',
    `/${'x'.repeat(200)}`,
  ])('refuses %j', (path) => {
    expect(MountPath.safeParse(path).success).toBe(false);
  });

  it.each([
    ['/data', '/data', true],
    ['/data', '/data/files', true],
    ['/data/files', '/data', true],
    ['/data', '/database', false],
    ['/data/a', '/data/b', false],
  ])('%s and %s overlap: %s', (one, other, expected) => {
    expect(overlap(one, other)).toBe(expected);
  });
});
