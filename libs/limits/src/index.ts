export { type RateSettings } from './caller-limits.js';
export { LimitsModule, type LimitsOptions } from './limits.module.js';
export { MemoryRateLimiter } from './memory.rate-limiter.js';
export { policyOf, type Policy } from './policy.js';
export { type Decision, type Limit, RateLimiter } from './rate-limiter.js';
export { RedisRateLimiter } from './redis.rate-limiter.js';
