import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { lastLines } from './follow-log.mjs';

// Most of what services make lives for one request: a large young space only holds memory back.
const YOUNG_SPACE = '--max-semi-space-size=4';

/**
 * Starts the supervisor in a session of its own, so that Ctrl-C reaches it through us only and it
 * can outlive us when it should. Its log is a file, which no one has to keep reading.
 */
export function launchSupervisor({ root, node, home, options, environment }) {
  const logFile = join(home, 'logs/skydeck.log');
  const log = openSync(logFile, 'a', 0o600);
  const logStart = fstatSync(log).size;
  const flags = [options.detach && '--detach', options.withRedis && '--with-redis'].filter(Boolean);
  const program = join(root, 'apps/all-in-one/dist/up.js');
  const child = spawn(node, [YOUNG_SPACE, program, ...flags], {
    cwd: root,
    detached: true,
    env: { ...environment, SKYDECK_HOME: home, NODE_COMPILE_CACHE: join(home, 'run/compiled') },
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? code));
  });
  return { child, exited, logFile, logStart };
}

/**
 * Resolves with `ready` when everything runs, `running` when another instance does already, or
 * `ended` when it was stopped before that. Rejects with the sentence why it could not start.
 */
export async function untilReady({ child, exited, logFile, logStart }, say) {
  let failure = null;
  const told = new Promise((resolve) => {
    child.on('message', (message) => {
      if (message.kind === 'progress') say(message.text);
      else if (message.kind === 'failed') failure = new Failure(message.text, message.lines);
      else resolve(message.kind);
    });
  });
  const kind = await Promise.race([told, exited.then((status) => ({ status }))]);
  if (typeof kind === 'string') return kind;
  if (failure !== null) throw failure;
  if (kind.status === 0) return 'ended';
  throw new Failure(
    `Skydeck ended while starting (${kind.status}); above is the end of ${logFile}.`,
    lastLines(logFile, logStart),
  );
}
