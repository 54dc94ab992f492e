import { type Replica, type ReplicaExit, WEB } from '../engine/runtime.driver.js';

const LAST_LINES = 15;

/** A replica from the call that starts it to its end. */
export class TrackedReplica {
  replica: Replica | undefined;
  isHealthy = false;
  /** The last lines that it wrote, masked, oldest first. */
  readonly lastLines: string[] = [];
  /** Settles when the replica ends. */
  readonly exit: Promise<ReplicaExit>;
  readonly ended: (exit: ReplicaExit) => void;

  constructor(
    readonly id: string,
    readonly appId: string,
    readonly releaseId: string,
    readonly process: string = WEB,
  ) {
    const { promise, resolve } = Promise.withResolvers<ReplicaExit>();
    this.exit = promise;
    this.ended = resolve;
  }

  remember(line: string): void {
    this.lastLines.push(line);
    if (this.lastLines.length > LAST_LINES) this.lastLines.shift();
  }
}
