import { ComputeFailure } from '../compute-failure.js';
import { askAgent } from './agent/guest-agent.js';
import { runInGuest } from './agent/guest-exec.js';
import { readConsoleLog } from './console-log.js';
import type { ServerFolder } from './machine/server-folder.js';

/** cloud-init writes its result when all stages are over, the tiny image a file of its own. */
const IS_SET_UP =
  'if [ -x /usr/bin/cloud-init ]; then [ -e /run/cloud-init/disabled ] || [ -e /run/cloud-init/result.json ]; else [ -e /run/ready ] || [ -d /run/systemd/system ]; fi';

/** Whether a guest is up, has its address and has set itself up. */
export async function isServerReady(folder: ServerFolder): Promise<boolean> {
  const { spec, bootsItself } = await folder.get();
  if (!(await folder.process())) return false;
  const hasAgent = await askAgent(folder, 'guest-ping', undefined, 1_000).then(
    () => true,
    () => false,
  );
  if (!hasAgent) {
    // A guest of somebody else's need not have an agent; its login prompt is what can be seen.
    return bootsItself && /login: *$/m.test(await readConsoleLog(folder));
  }
  const address = spec.nics[0]?.ipv4 ?? '';
  const script = `ip -4 addr show 2>/dev/null | grep -qF ' ${address}/' && { ${IS_SET_UP}; }`;
  try {
    const { exitCode } = await runInGuest(folder, ['/bin/sh', '-c', script], { timeoutMs: 10_000 });
    return exitCode === 0;
  } catch (error) {
    if (error instanceof ComputeFailure) return false;
    throw error;
  }
}
