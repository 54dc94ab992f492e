export { Bus, type BusHandler } from './bus.js';
export { type BusConfig, BusModule } from './bus.module.js';
export { ChangeHub } from './change-hub.js';
export { NewsWatch } from './news-watch.js';
export { PostgresBus } from './postgres.bus.js';
export { RedisBus } from './redis.bus.js';
export { SharedBus } from './shared.bus.js';
