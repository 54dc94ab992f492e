import { hasBrowser } from './open-browser.js';

describe('hasBrowser', () => {
  it.each([
    ['a Linux desktop', { DISPLAY: ':0' }, 'linux', true],
    ['Wayland', { WAYLAND_DISPLAY: 'wayland-0' }, 'linux', true],
    ['a Linux console', {}, 'linux', false],
    [
      'ssh, even with a forwarded display',
      { DISPLAY: ':10', SSH_CONNECTION: 'a b' },
      'linux',
      false,
    ],
    ['macOS', {}, 'darwin', true],
  ] as const)('%s', (_where, environment, platform, expected) => {
    expect(hasBrowser(environment, platform)).toBe(expected);
  });
});
