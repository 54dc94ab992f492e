import { keepBackingUp } from '../backup-schedule/keep-backing-up.js';
import { listenForHandover } from './handover/listen-for-handover.js';
import { withdrawEndpoints } from './endpoints-file.js';
import type { InstanceLock } from './instance-lock.js';
import type { Part } from './keep-alive.js';
import { log } from './log.js';
import { rotateLogs } from './rotate-logs.js';
import { join } from 'node:path';
import type { ChildrenFile } from './children-file.js';
import type { Stack } from '../stack/create-stack.js';
import type { Settings } from './settings.js';
import type { StopRequests } from './stop-requests.js';

/** A part that does not end within this time is left to the end of the process. */
const PART_MS = 15_000;

/** What runs, and what ends it. */
export interface RunningInstallation {
  readonly settings: Settings;
  readonly stack: Stack;
  readonly instance: InstanceLock;
  /** The first is ended first. */
  readonly parts: readonly Part[];
  readonly children: ChildrenFile;
  readonly requests: StopRequests;
}

/** Runs until somebody asks to stop, or until another process has taken it over. Resolves with the exit code. */
export async function runToEnd(running: RunningInstallation): Promise<number> {
  const { settings, stack, instance, parts, requests } = running;
  const rotation = rotateLogs(join(settings.home, 'logs'));
  const backups = keepBackingUp(settings.home);
  const handover = settings.detached
    ? listenForHandover({ settings, stack, signal: requests.signal })
    : undefined;
  instance.setState('ready');
  const asked = requests.asked.then((code) => ({ code, isGiven: false }));
  const given = handover?.given.then(() => ({ code: 0, isGiven: true }));
  const { code, isGiven } = await Promise.race([asked, ...(given ? [given] : [])]);
  rotation.stop();
  handover?.close();
  if (isGiven) backups.leave();
  else backups.stop();
  if (isGiven) for (const part of parts) part.leave();
  else await endInstallation(running);
  return code;
}

/** Ends all parts and gives the home free. */
export async function endInstallation({
  settings,
  instance,
  parts,
  children,
}: Pick<RunningInstallation, 'settings' | 'instance' | 'parts' | 'children'>): Promise<void> {
  instance.setState('stopping');
  withdrawEndpoints(settings.home);
  for (const part of parts) await bounded(part.stop());
  children.remove();
  instance.release();
}

async function bounded(stopping: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PART_MS);
  });
  try {
    await Promise.race([stopping, late]);
  } catch (error) {
    log('error', `stopping: ${String(error)}`);
  } finally {
    clearTimeout(timer);
  }
}
