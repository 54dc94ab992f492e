export { runCommand, type RunOptions, type RunResult } from './run-command.js';
export { CommandFailed } from './command-failed.js';
export { onLines } from './on-lines.js';
export { killGroup } from './kill-group.js';
export { identify, isRunning, type ProcessIdentity } from './process-identity.js';
export { stopProcess, type StopStep } from './stop-process.js';
