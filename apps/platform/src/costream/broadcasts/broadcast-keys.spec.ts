import { acceptPreviousSecrets } from '@skydeck/secret-box';
import { BroadcastKeys } from './broadcast-keys.js';
import type { StoredTarget } from './broadcast.entity.js';

const [OLD, NOW] = ['an old secret', 'a new secret'].map((name) => name.padEnd(32, '.')) as [
  string,
  string,
];

const target = (secret: string, key: string): StoredTarget => ({
  url: `rtmps://${key}.example/live`,
  keySealed: new BroadcastKeys(secret).sealKey(key, 'rbc_1'),
  status: 'waiting',
  error: null,
});

describe('keys of targets', () => {
  afterAll(() => acceptPreviousSecrets(NOW, []));

  it('move to another secret, each of them once, with what stands beside them', () => {
    const stored = [target(OLD, 'one'), target(NOW, 'two')];
    acceptPreviousSecrets(NOW, [OLD]);
    const keys = new BroadcastKeys(NOW);
    const json = keys.renewTargets(JSON.stringify(stored), 'rbc_1') ?? '';
    expect(keys.renewTargets(json, 'rbc_1')).toBeNull();
    acceptPreviousSecrets(NOW, []);
    const renewed = JSON.parse(json) as StoredTarget[];
    const alone = new BroadcastKeys(NOW);
    expect(renewed.map(({ keySealed }) => alone.openKey(keySealed, 'rbc_1'))).toEqual([
      'one',
      'two',
    ]);
    expect(renewed.map(({ url, status }) => [url, status])).toEqual(
      stored.map(({ url, status }) => [url, status]),
    );
    expect(renewed[1]?.keySealed).toBe(stored[1]?.keySealed);
  });

  it('are not opened for another broadcast', () => {
    const keys = new BroadcastKeys(NOW);
    const sealed = [{ url: 'rtmp://x.example', keySealed: keys.sealKey('k', 'rbc_1') }];
    expect(() => keys.renewTargets(JSON.stringify(sealed), 'rbc_2')).toThrow('authenticate');
  });
});
