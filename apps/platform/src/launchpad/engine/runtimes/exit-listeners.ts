import type { ReplicaExit } from '../runtime.driver.js';

/** Who wants to know about ended replicas. */
export class ExitListeners {
  private readonly listeners = new Set<(exit: ReplicaExit) => void>();

  add(listener: (exit: ReplicaExit) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(exit: ReplicaExit): void {
    for (const listener of this.listeners) listener(exit);
  }
}
