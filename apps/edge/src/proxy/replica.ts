import { Pool } from 'undici';

export interface ReplicaOptions {
  readonly connections: number;
  readonly connectTimeoutMs: number;
  /** Time to the first byte of an answer; 0 waits for ever. */
  readonly responseTimeoutMs: number;
  readonly downMs: number;
}

/** One address that requests are sent to, with its connections and its load. */
export class Replica {
  readonly pool: Pool;
  /** Requests and upgraded sockets that are open right now. */
  inflight = 0;
  /** How many routes point here. */
  references = 0;
  #downUntilMs = 0;
  #waiting: (() => void)[] = [];

  constructor(
    readonly host: string,
    readonly port: number,
    private readonly options: ReplicaOptions,
  ) {
    this.pool = new Pool(`http://${addressOf(host, port)}`, {
      connections: options.connections,
      connectTimeout: options.connectTimeoutMs,
      headersTimeout: options.responseTimeoutMs,
      bodyTimeout: 0,
      pipelining: 1,
    });
  }

  /** `host:port`, as the control API names it. */
  get address(): string {
    return addressOf(this.host, this.port);
  }

  begin(): void {
    this.inflight++;
  }

  end(): void {
    if (--this.inflight > 0) return;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Resolves as soon as nothing is in flight. */
  whenIdle(): Promise<void> {
    if (this.inflight === 0) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Avoids this replica for a while, because it did not accept a connection. */
  markDown(): void {
    this.#downUntilMs = performance.now() + this.options.downMs;
  }

  markUp(): void {
    this.#downUntilMs = 0;
  }

  isDown(nowMs: number): boolean {
    return this.#downUntilMs > nowMs;
  }
}

/** `host:port`, with the brackets that an IPv6 address needs. */
export function addressOf(host: string, port: number): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}
