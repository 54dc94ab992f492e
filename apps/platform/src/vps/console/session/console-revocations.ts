import { Revocation, REVOKED_TOPIC } from '@skydeck/auth-guard';
import { Bus } from '@skydeck/bus';
import { Injectable, Logger } from '@nestjs/common';
import { concerns, ConsoleAccess } from '../console-access.js';
import type { ConsoleViewer } from './console-viewer.js';

/** Closes connections whose key, session or membership was revoked. */
@Injectable()
export class ConsoleRevocations {
  readonly #viewers = new Set<ConsoleViewer>();
  readonly #logger = new Logger(ConsoleRevocations.name);
  #generation: number;

  constructor(
    private readonly access: ConsoleAccess,
    private readonly bus: Bus,
  ) {
    this.#generation = bus.generation();
    bus.subscribe(REVOKED_TOPIC, (message) => {
      const gone = Revocation.safeParse(message);
      if (!gone.success) return;
      void this.#check([...this.#viewers].filter(({ ticket }) => concerns(ticket, gone.data)));
    });
  }

  /** Looks after a connection until it is closed. */
  watch(viewer: ConsoleViewer): void {
    this.#viewers.add(viewer);
    viewer.socket.once('close', () => this.#viewers.delete(viewer));
    // It may have been revoked between its check and this moment.
    void this.#check([viewer]);
  }

  /** Asks anew of all when a revocation may have been missed. */
  async look(): Promise<void> {
    const generation = this.bus.generation();
    if (this.bus.isConnected() && generation === this.#generation) return;
    await this.#check([...this.#viewers]);
    if (this.bus.isConnected()) this.#generation = generation;
  }

  /** Who cannot be asked about loses the console: another one is opened in a moment. */
  async #check(viewers: readonly ConsoleViewer[]): Promise<void> {
    await Promise.all(
      viewers.map(async (viewer) => {
        const isAllowed = await this.access.isAllowed(viewer.ticket).catch((error: unknown) => {
          this.#logger.warn({ msg: 'a console could not be checked', err: error });
          return false;
        });
        if (!isAllowed) viewer.close('revoked');
      }),
    );
  }
}
