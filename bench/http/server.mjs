import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Starts a server of this folder as a process of its own and speaks with it. */
export function startServer(name, environment, execArgv = []) {
  return startProcess(path.join(import.meta.dirname, `${name}.server.mjs`), environment, execArgv);
}

/** Starts a process of its own that sends the load. */
export function startLoad() {
  return startProcess(path.join(import.meta.dirname, 'load.mjs'), {}, []);
}

async function startProcess(file, environment, execArgv) {
  const child = fork(file, {
    execArgv,
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ url }] = await once(child, 'message');
  return {
    url,
    async ask(what, more = {}) {
      child.send({ what, ...more });
      const [answer] = await once(child, 'message');
      return answer;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
