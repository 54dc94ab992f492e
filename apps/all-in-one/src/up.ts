import { ChildrenFile } from './supervisor/children-file.js';
import { TAKE_OVER } from './supervisor/handover/messages.js';
import { takeOver } from './supervisor/handover/take-over.js';
import { log } from './supervisor/log.js';
import { isLostConnection } from './supervisor/lost-connection.js';
import { report } from './supervisor/reporter.js';
import { readSettings } from './supervisor/settings.js';
import { StartFailed } from './supervisor/start-failed.js';
import { listenForStop } from './supervisor/stop-requests.js';
import { supervise } from './supervisor/supervisor.js';

/** Handles that a closed service forgot must not keep the process. */
const LINGER_MS = 2_000;

process.title = 'skydeck';

try {
  const settings = readSettings(process.env, process.argv.slice(2));
  const children = new ChildrenFile(settings.home);
  const requests = listenForStop(settings.detached, () => {
    children.kill();
    process.exit(1);
  });
  process.on('uncaughtException', (error) => {
    if (isLostConnection(error)) {
      log('warn', `a connection was lost while it was in use: ${error.message}`);
      return;
    }
    log('error', `stopping because of an error that nobody handled: ${error.stack}`);
    requests.ask(1);
  });
  const begin = process.argv.includes(TAKE_OVER) ? takeOver : supervise;
  process.exitCode = await begin({
    settings,
    children,
    requests,
    report,
    loadStack: async () => {
      const { loadStack } = await import('./stack/load-stack.js');
      return loadStack(settings.environment);
    },
  });
} catch (error) {
  if (!(error instanceof StartFailed)) throw error;
  report({ kind: 'failed', text: error.message, lines: error.lines });
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
setTimeout(() => process.exit(), LINGER_MS).unref();
