import { ComputeFailure } from '../compute-failure.js';
import { startInGuest } from './agent/guest-exec.js';
import { askAgent } from './agent/guest-agent.js';
import { cutPower, hasEnded } from './machine/machine.js';
import type { ServerFolder } from './machine/server-folder.js';
import { withMachine } from './qmp/qmp-client.js';

/** The init systems that our guests have understand one or the other. */
const POWER_OFF = '[ -d /run/systemd/system ] && exec systemctl poweroff || kill -PWR 1';

/** Asks the guest to power off, again at half time, and cuts the power when the time is over. */
export async function stopServer(
  folder: ServerFolder,
  { graceMs, isForced }: { graceMs: number; isForced: boolean },
): Promise<void> {
  await folder.get();
  if (isForced || graceMs <= 0) return cutPower(folder);
  for (let turn = 0; turn < 2 && (await folder.process()); turn++) {
    await ask(folder);
    if (await hasEnded(folder, graceMs / 2)) return;
  }
  await cutPower(folder);
}

async function ask(folder: ServerFolder): Promise<void> {
  await withMachine(folder, (qmp) => qmp.call('system_powerdown')).catch(() => undefined);
  const { bootsItself } = await folder.get();
  if (bootsItself) return;
  // A guest that only just starts has nobody yet who hears of a power button.
  const isUp = await askAgent(folder, 'guest-ping', undefined, 500).then(
    () => true,
    () => false,
  );
  if (!isUp) return;
  const argv = ['/bin/sh', '-c', POWER_OFF];
  await startInGuest(folder, argv, { isCaptured: false }).catch((error: unknown) => {
    if (!(error instanceof ComputeFailure)) throw error;
  });
}
