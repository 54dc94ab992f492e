import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('server.mjs', import.meta.url));

/** A server that takes or gives files, and what it has used. */
export async function startSide(kind, settings) {
  const child = fork(SERVER, [kind, JSON.stringify(settings)]);
  const [{ url, internalUrl, logPort }] = await once(child, 'message');
  return {
    url,
    internalUrl,
    logPort,
    async used() {
      child.send('how much?');
      const [{ cpu, rss }] = await once(child, 'message');
      return { cpuS: (cpu.user + cpu.system) / 1e6, rss };
    },
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
