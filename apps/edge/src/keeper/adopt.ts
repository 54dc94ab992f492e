import type { Family } from '../messages.js';
import type { FamilyRecord } from './family-record.js';
import type { WorkerPort } from './worker-port.js';
import { WorkerProcess } from './worker-process.js';

const TOLD_MS = 30_000;

/**
 * Hears the worker that has started this keeper, and goes on with what the keeper before counted.
 * @returns `gone` when the worker has ended and left the sockets to us; `led` when another keeper
 * leads the edge, which the worker is told
 */
export async function familyAbove(
  port: WorkerPort,
  record: FamilyRecord,
): Promise<Family | 'gone' | 'led'> {
  const worker = new WorkerProcess(0, port);
  const told = await worker.told('adopt', TOLD_MS).catch(() => undefined);
  if (!told) return worker.hasExited ? 'gone' : 'led';
  if (record.takeOver(told.home, told.family, port.pid ?? 0)) return told.family;
  worker.tell({ kind: 'drain' });
  return 'led';
}
