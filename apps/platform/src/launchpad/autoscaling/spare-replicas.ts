import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { EdgeClient } from '../edge/edge-client.js';
import { EdgeSync } from '../edge/edge-sync.js';
import { RouteBook } from '../edge/route-book.js';
import { ReplicaKeeper } from '../runtime/replica-keeper.js';
import type { StartableRelease } from '../runtime/startable-release.js';

/** A replica that nobody needs may take long over its last requests: nothing waits for its end. */
const LONGEST_MS = 600_000;
const AGAIN_MS = 1_000;

/** Takes replicas away that a release has too many, without losing a request. */
@Injectable()
export class SpareReplicas implements BeforeApplicationShutdown {
  readonly #logger = new Logger(SpareReplicas.name);
  readonly #stop = new AbortController();

  constructor(
    private readonly keeper: ReplicaKeeper,
    private readonly book: RouteBook,
    private readonly sync: EdgeSync,
    private readonly edge: EdgeClient,
  ) {}

  /** Begins to end what is too many; a deployment under way is left its replicas. */
  trim(release: StartableRelease): void {
    const spare = this.keeper.count(release.id) - release.replicas;
    if (spare <= 0 || this.keeper.isHeld(release.appId)) return;
    this.#retire(release, spare).catch((error: unknown) => {
      if (this.#stop.signal.aborted) return;
      this.#logger.warn({ msg: 'spare replicas end later', app: release.appId, err: error });
    });
  }

  beforeApplicationShutdown(): void {
    this.#stop.abort();
  }

  async #retire({ id, appId }: StartableRelease, count: number): Promise<void> {
    const leaving = this.keeper.setAside(id, count);
    const ids = leaving.map((one) => one.id);
    try {
      // No new request comes to them from here on; one to an app without any waits at the edge.
      await this.#tellEdge(appId);
      await this.#drain(leaving.flatMap(({ replica }) => replica?.address ?? []));
    } finally {
      await this.keeper.stop(ids);
    }
  }

  /** Until the edge knows, requests come to those that leave: without it nothing is taken away. */
  async #tellEdge(appId: string): Promise<void> {
    const { signal } = this.#stop;
    await this.book.changed(appId);
    for (;;) {
      const told = await this.sync.push(appId).then(
        () => true,
        () => false,
      );
      if (told) return;
      await sleep(AGAIN_MS, undefined, { signal });
    }
  }

  async #drain(targets: readonly { readonly host: string; readonly port: number }[]) {
    if (targets.length === 0) return;
    await this.edge.drain(undefined, targets, LONGEST_MS, this.#stop.signal);
  }
}
