export { describeConfig } from './describe-config.js';
export { folderOf } from './folder-of.js';
export { loadConfig } from './load-config.js';
export { listenConfig, SharedConfig } from './shared-config.js';
