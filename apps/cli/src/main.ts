import { run } from './run.js';
import { processTerminal } from './terminal/process-terminal.js';

const code = await run({
  argv: process.argv.slice(2),
  terminal: processTerminal(),
  environment: process.env,
  folder: process.cwd(),
});
// Idle connections to services would keep the process alive.
process.stdout.write('', () => process.exit(code));
