export { eventually } from './eventually.js';
export { FollowedPage, type FollowOptions } from './followed-page.js';
export { freePort } from './free-port.js';
export { NameServer, type ZoneRecord } from './name-server.js';
export { TestClock } from './test-clock.js';
export { testDatabase, type TestDatabase } from './test-database.js';
export { TestRedis } from './test-redis.js';
export { testRedisUrl } from './test-redis-url.js';
