import type { ChildProcess } from 'node:child_process';
import type { KeeperMessage, PeerMessage, WorkerMessage } from '../messages.js';

/** A worker's end of the channel to its keeper. */
export class KeeperLink {
  #end!: ChildProcess | NodeJS.Process;
  #onMessage: (message: KeeperMessage) => void = () => undefined;
  #onLost: () => void = () => undefined;

  /** @param own this process, which a keeper has started */
  constructor(own: NodeJS.Process) {
    this.attach(own);
  }

  /** Whether a keeper is there. */
  get isConnected(): boolean {
    return this.#end.connected;
  }

  /** Speaks to another keeper from now on: one that was started in the place of the first. */
  attach(end: ChildProcess | NodeJS.Process): void {
    this.#end = end;
    const emitter: NodeJS.EventEmitter = end;
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      this.#onLost();
    };
    emitter.on('message', (message: KeeperMessage) => this.#onMessage(message));
    emitter.once('disconnect', lose).on('error', lose);
  }

  onMessage(listener: (message: KeeperMessage) => void): void {
    this.#onMessage = listener;
  }

  /** Called when a keeper is gone. */
  onLost(listener: () => void): void {
    this.#onLost = listener;
  }

  /** Resolves once it has left this process, or nobody is there any more to read it. */
  async tell(message: WorkerMessage): Promise<void> {
    const end = this.#end;
    if (!end.connected) return;
    await new Promise<void>((resolve) => {
      end.send?.(message, undefined, undefined, () => resolve());
    });
  }

  /** Tells the other workers. */
  readonly relay = (message: PeerMessage): Promise<void> => this.tell({ kind: 'relay', message });
}
