export { isConnectionError } from './connection-error.js';
export { openRedis, type RedisUse } from './open-redis.js';
