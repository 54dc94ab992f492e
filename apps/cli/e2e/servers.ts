import { createHash, randomInt } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Installation } from './installation.js';

const run = promisify(execFile);

/** Settings of an installation whose servers have a network that nothing chooses by itself (10.64 and up). */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return {
    VPS_ENGINE: 'incus',
    VPS_CIDR: `10.${randomInt(16, 64)}.${randomInt(256)}.0/24`,
    // A range for measurements of networks (RFC 2544): nobody else is reached by it.
    VPS_FLOATING_CIDR: `198.${randomInt(18, 20)}.${randomInt(256)}.0/28`,
  };
}

/** Has the bridge that servers are on, with the address of this machine in their network. */
export async function makeBridge({ stack }: Installation): Promise<AsyncDisposable> {
  const home = realpathSync(stack.home);
  const instance = createHash('sha256')
    .update(`${home}\n${stack.environment['PLATFORM_SCHEMA']}`)
    .digest('hex')
    .slice(0, 6);
  const bridge = `sky${instance}v0`;
  const gateway = (stack.environment['VPS_CIDR'] ?? '').replace('.0/', '.1/');
  // The platform may have made it already.
  await run('ip', ['link', 'add', bridge, 'type', 'bridge']).catch(() => undefined);
  await run('ip', ['addr', 'replace', gateway, 'dev', bridge]);
  await run('ip', ['link', 'set', bridge, 'up']);
  return {
    async [Symbol.asyncDispose]() {
      await run('ip', ['link', 'del', bridge]).catch(() => undefined);
    },
  };
}
