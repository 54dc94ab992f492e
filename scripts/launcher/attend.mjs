import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { followLog, lastLines } from './follow-log.mjs';
import { readEndpoints, readRunning } from './run-file.mjs';
import { summary } from './summary.mjs';

const OTHER_READY_MS = 180_000;
const POLL_MS = 200;

/** Leaves the installation running by itself. */
export function detach({ child }, { home, missing, say }) {
  const closing = 'It runs in the background. "npm run stop" ends it.';
  for (const line of summary(readEndpoints(home), { home, missing, closing })) say(line);
  child.disconnect();
  child.unref();
  // Signals are no longer for the installation, and listening for them would keep us alive.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
  return 0;
}

/** Stays with the installation, shows its warnings, and returns when it has ended. */
export async function attach(supervisor, { home, missing, say, isStopping }) {
  const { exited, logFile, logStart } = supervisor;
  const closing = 'Press Ctrl-C to stop.';
  for (const line of summary(readEndpoints(home), { home, missing, closing })) say(line);
  const stopFollowing = followLog(logFile, logStart, say);
  const status = await exited;
  stopFollowing();
  if (status === 0) {
    say('Stopped.');
    return 0;
  }
  if (isStopping()) return 1;
  throw new Failure(
    `Skydeck ended unexpectedly (${status}); above is the end of ${logFile}. "npm start" recovers.`,
    lastLines(logFile, logStart),
  );
}

/** Another start got there first: wait until it is ready, then tell the same. */
export async function waitForOther(home, say) {
  const until = Date.now() + OTHER_READY_MS;
  for (;;) {
    const running = readRunning(home);
    if (running === null) {
      throw new Failure('The other start of Skydeck ended before it was ready. Start again.');
    }
    if (running.state === 'stopping') {
      throw new Failure('Skydeck is just being stopped. Wait a moment and start again.');
    }
    if (running.state === 'kept') {
      throw new Failure('Its files are being copied or brought back. Start it when that is done.');
    }
    if (running.state === 'ready') break;
    if (Date.now() > until) {
      throw new Failure(
        `Another start (process ${running.pid}) is not getting ready. Run "npm run stop".`,
      );
    }
    await sleep(POLL_MS);
  }
  const closing = '"npm run stop" ends it.';
  const headline = 'is running already';
  for (const line of summary(readEndpoints(home), { home, closing, headline })) say(line);
  return 0;
}
