export { describeCommands } from './docs.js';
export { run, type RunOptions } from './run.js';
export type { Terminal } from './terminal/terminal.js';
