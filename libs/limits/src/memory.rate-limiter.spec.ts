import { MemoryRateLimiter } from './memory.rate-limiter.js';
import { describeRateLimiter } from './rate-limiter.contract.js';

describeRateLimiter('memory', () => new MemoryRateLimiter());
