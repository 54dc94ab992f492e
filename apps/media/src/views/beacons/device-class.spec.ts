import { deviceClassOf } from './device-class.js';

const AGENTS: [string, string, string, string][] = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'edge',
    'windows',
    'desktop',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'safari',
    'ios',
    'phone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-X810) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'chrome',
    'android',
    'tablet',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
    'firefox',
    'linux',
    'desktop',
  ],
  ['curl/8.0', 'other', 'other', 'other'],
];

describe('classes of devices', () => {
  it.each(AGENTS)('are read of %s', (agent, browser, os, device) => {
    expect(deviceClassOf(agent)).toEqual({ browser, os, device });
  });

  it('are read in time of what is long', () => {
    expect(deviceClassOf(`${'Version/1 '.repeat(2000)}x`).browser).toBe('other');
  });
});
