import { createServer } from 'node:net';
import { portOwner } from './port-owner.js';
import type { PortUse } from './port-plan.js';
import { StartFailed } from './start-failed.js';

const LOOPBACK = '127.0.0.1';

/** Refuses to start while somebody else has a port that we need. */
export async function checkPorts(
  uses: readonly PortUse[],
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const codes = await Promise.all(
    uses.map(({ port, variable }) =>
      tryListen(port, environment[variable.replace(/_PORT$/, '_HOST')] || LOOPBACK),
    ),
  );
  const index = codes.findIndex((code) => code !== null);
  const use = uses[index];
  if (use === undefined) return;
  const others = codes.filter((code) => code !== null).length - 1;
  throw new StartFailed(describe(use, codes[index] ?? '', others));
}

/** Null when we could listen, else the system's error code. */
async function tryListen(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

function describe({ name, port, variable }: PortUse, code: string, others: number): string {
  const more = others === 0 ? '' : ` (and ${others} more)`;
  const move = `set ${variable} to another port, or SKYDECK_BASE_PORT to move all of them`;
  if (code === 'EACCES') {
    return `Port ${port} (${name})${more} is reserved for root: ${move}.`;
  }
  if (code !== 'EADDRINUSE') return `Port ${port} (${name})${more} cannot be used: ${code}.`;
  const owner = portOwner(port);
  const by = owner ? ` by ${owner.name} (process ${owner.pid})` : '';
  return `Port ${port} (${name})${more} is in use${by}: stop that, or ${move}.`;
}
