import { TestRedisCluster } from '@skydeck/testing';
import { describeBus } from './bus.contract.js';
import { RedisBus } from './index.js';

let cluster: TestRedisCluster;
beforeAll(async () => {
  cluster = await TestRedisCluster.start();
});
afterAll(() => cluster.close());

describeBus('Redis cluster', (channel) => new RedisBus(cluster.url, channel));
