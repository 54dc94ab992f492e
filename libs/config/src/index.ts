export { describeConfig } from './describe-config.js';
export { loadConfig } from './load-config.js';
export { listenConfig, SharedConfig } from './shared-config.js';
