import type { WorkerProcess } from './worker-process.js';

/** Old workers that may be finishing at once; the oldest is stopped for one more. */
const MOST = 5;

/** Workers that only finish what they have, the oldest first. */
export class DrainingWorkers extends Set<WorkerProcess> {
  /** Has one more take nothing new. */
  letGo(worker: WorkerProcess): void {
    this.add(worker);
    worker.tell({ kind: 'drain' });
    const [oldest] = this;
    if (this.size > MOST) oldest?.tell({ kind: 'stop' });
  }
}
