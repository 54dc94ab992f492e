export { connectPatiently } from './connect-patiently.js';
export { isConnectionError } from './connection-error.js';
export { openRedis, type RedisUse } from './open-redis.js';
export { cutConnection, giveUpConnection, isClusterUrl, type RedisLink } from './redis-link.js';
