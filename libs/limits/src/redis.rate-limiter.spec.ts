import { testRedisUrl } from '@skydeck/testing';
import { setUpLog } from '@skydeck/service';
import { policyOf } from './policy.js';
import { describeRateLimiter } from './rate-limiter.contract.js';
import { RedisRateLimiter } from './redis.rate-limiter.js';

describeRateLimiter('Redis', () => new RedisRateLimiter(testRedisUrl()));

it('cannot tell while Redis is away, and never waits for it', async () => {
  setUpLog({ level: 'silent' });
  const limiter = new RedisRateLimiter('redis://127.0.0.1:1');
  await limiter.open();
  const limit = { key: 'key:1', policy: policyOf('default', 60, 1) };
  const startMs = performance.now();
  for (let count = 0; count < 100; count++) expect(await limiter.take([limit], 0)).toBeNull();
  expect(performance.now() - startMs).toBeLessThan(500);
  await limiter.close();
});
