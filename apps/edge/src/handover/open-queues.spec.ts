import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { TO_OPEN } from '../passed-sockets.js';

const BUILT = path.resolve(import.meta.dirname, '../../dist/handover/open-queues.js');

/** Which of the descriptors are open still in a process that was given all of them. */
async function openAfterwards(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const script = `
    import { fstatSync } from 'node:fs';
    import { openQueues } from ${JSON.stringify(BUILT)};
    openQueues();
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const [name, fd] of Object.entries(${JSON.stringify(TO_OPEN)})) {
      try { fstatSync(fd); console.log(name); } catch {}
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ignore', 'ignore', 'ignore', 'ignore', ...PIPES],
    env: { PATH: process.env['PATH'], ...environment },
  });
  const [said] = await Promise.all([text(child.stdout as never), once(child, 'close')]);
  return said.trim().split('\n').filter(Boolean);
}

const PIPES = ['pipe', 'pipe', 'pipe'] as const;

it('takes a descriptor for that of TLS only where there is TLS', async () => {
  expect(await openAfterwards({})).toEqual(['tls']);
  expect(await openAfterwards({ EDGE_TLS_PORT: '443' })).toEqual([]);
});
