import { addressOf, Replica, type ReplicaOptions } from './replica.js';

export interface DrainResult {
  readonly drained: boolean;
  readonly inflight: number;
}

/** Every replica in use. Routes that name the same address share its connections. */
export class ReplicaRegistry {
  readonly #active = new Map<string, Replica>();
  readonly #leaving = new Set<Replica>();

  constructor(private readonly options: ReplicaOptions) {}

  acquire({ host, port }: { host: string; port: number }): Replica {
    const address = addressOf(host, port);
    let replica = this.#active.get(address);
    if (!replica) {
      replica = new Replica(host, port, this.options);
      this.#active.set(address, replica);
    }
    replica.references++;
    return replica;
  }

  release(replica: Replica): void {
    if (--replica.references > 0) return;
    this.#active.delete(replica.address);
    this.#leaving.add(replica);
    void this.#retire(replica);
  }

  /** Waits, at most `timeoutMs`, until nothing is in flight on the addresses. */
  async drain(addresses: readonly string[], timeoutMs: number): Promise<DrainResult> {
    const wanted = new Set(addresses);
    const replicas = [...this.#active.values(), ...this.#leaving].filter(({ address }) =>
      wanted.has(address),
    );
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>((resolve) => (timer = setTimeout(resolve, timeoutMs)));
    await Promise.race([Promise.all(replicas.map((replica) => replica.whenIdle())), tooLong]);
    clearTimeout(timer);
    const inflight = replicas.reduce((sum, replica) => sum + replica.inflight, 0);
    return { drained: inflight === 0, inflight };
  }

  /** Ends every connection, also those in use. */
  async destroy(): Promise<void> {
    const all = [...this.#active.values(), ...this.#leaving];
    await Promise.all(all.map(({ pool }) => pool.destroy()));
  }

  async #retire(replica: Replica): Promise<void> {
    await replica.whenIdle();
    this.#leaving.delete(replica);
    await replica.pool.close().catch(() => undefined);
  }
}
