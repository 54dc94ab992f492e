export { eventually } from './eventually.js';
export { TestClock } from './test-clock.js';
export { testDatabase, type TestDatabase } from './test-database.js';
export { TestRedis } from './test-redis.js';
export { testRedisUrl } from './test-redis-url.js';
