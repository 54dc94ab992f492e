import { TestRedisCluster } from '@skydeck/testing';
import { describeRateLimiter } from './rate-limiter.contract.js';
import { RedisRateLimiter } from './redis.rate-limiter.js';

let cluster: TestRedisCluster;
beforeAll(async () => {
  cluster = await TestRedisCluster.start();
});
afterAll(() => cluster.close());

describeRateLimiter('a cluster of Redis', () => new RedisRateLimiter(cluster.url));
