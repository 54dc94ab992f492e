import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { runCommand } from '@skydeck/exec';
import { type Stack, startStack } from './stack.js';

/** An installation whose servers run on a real engine. Takes them down with it. */
export async function startServersStack(): Promise<Stack> {
  const stack = await startStack(['auth', 'messaging', 'platform', 'edge', 'dashboard'], {
    VPS_ENGINE: 'incus',
    VPS_METRICS_EVERY_S: '1',
    VPS_IMAGE_ALLOW_CIDRS: '127.0.0.0/8',
  });
  const bridge = bridgeOf(stack.environment);
  await runCommand('ip', ['link', 'add', bridge, 'type', 'bridge']).catch(() => undefined);
  await runCommand('ip', ['link', 'set', bridge, 'up']);
  return {
    ...stack,
    async close() {
      await stack.close();
      await runCommand('ip', ['link', 'del', bridge]).catch(() => undefined);
    },
  };
}

/** The bridge that the servers of an installation are on. */
function bridgeOf({ SKYDECK_HOME = '', PLATFORM_SCHEMA = '' }: NodeJS.ProcessEnv): string {
  const name = `${realpathSync(SKYDECK_HOME)}\n${PLATFORM_SCHEMA}`;
  return `sky${createHash('sha256').update(name).digest('hex').slice(0, 6)}v0`;
}
