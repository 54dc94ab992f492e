import type { KeeperMessage, PeerMessage, WorkerMessage } from '../messages.js';

/** A worker's end of the channel to its keeper. */
export class KeeperLink {
  constructor(private readonly own: NodeJS.Process) {}

  onMessage(listener: (message: KeeperMessage) => void): void {
    this.own.on('message', listener);
  }

  /** Called when the keeper is gone, which frees nobody but the worker to give the ports back. */
  onLost(listener: () => void): void {
    this.own.once('disconnect', listener);
  }

  /** Resolves once it has left this process, or nobody is there any more to read it. */
  async tell(message: WorkerMessage): Promise<void> {
    if (!this.own.connected) return;
    await new Promise<void>((resolve) => this.own.send?.(message, () => resolve()));
  }

  /** Tells the other workers. */
  readonly relay = (message: PeerMessage): Promise<void> => this.tell({ kind: 'relay', message });
}
